/** A button with a menu of actions. */
import { EllipsisVertical } from "lucide-react";
import type { ReactNode } from "react";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { POPOVER_OFFSET, POPOVER_PADDING } from "@/shared/constants";
import { classes } from "./classes";
import { ICON_BUTTON } from "./IconButton";
import { LISTBOX, OPTION, POPOVER } from "./listBoxStyles";

export interface MenuAction {
  readonly id: string;
  readonly name: string;
  readonly icon?: ReactNode;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}

export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className={ICON_BUTTON}>
        <EllipsisVertical aria-hidden className="size-5" />
      </Button>
      <Popover
        offset={POPOVER_OFFSET}
        containerPadding={POPOVER_PADDING}
        placement="bottom end"
        className={`${POPOVER} min-w-56`}
      >
        <Menu
          aria-label={label}
          className={LISTBOX}
          disabledKeys={actions.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
        >
          {actions.map(({ id, name, icon, isDanger, onAction }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={name}
              onAction={onAction}
              className={classes(OPTION, "gap-3 data-[disabled]:opacity-50", isDanger && "text-danger")}
            >
              {icon}
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
