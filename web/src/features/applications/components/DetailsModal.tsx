/** The details as a modal dialog: traps the focus, closes on Escape or an outside press. Loaded on demand. */
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { useNavigate } from "react-router";
import { classes } from "@/shared/ui/classes";
import { DetailsPanel, type DetailsPanelProps } from "./DetailsPanel";
import { OVERLAY, PANEL } from "./detailsStyle";

interface DetailsModalProps extends DetailsPanelProps {
  /** False when it replaces server-rendered details. */
  readonly isAnimated: boolean;
}

export default function DetailsModal({ isAnimated, ...panel }: DetailsModalProps) {
  const navigate = useNavigate();
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) void navigate(panel.closeAddress, { preventScrollReset: true });
      }}
      className={classes(OVERLAY, isAnimated && "animate-appear")}
    >
      <Modal className={classes(PANEL, isAnimated && "animate-rise")}>
        <Dialog aria-labelledby="details-title" className="flex min-h-0 flex-1 flex-col outline-none">
          <DetailsPanel {...panel} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
