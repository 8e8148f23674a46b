/** The details as a real dialog: keeps the focus, closes by Escape or a press beside it. Fetched when first needed. */
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { useNavigate } from "react-router";
import { classes } from "@/shared/ui/classes";
import type { DetailsFrameProps } from "./DetailsFrame";
import { DetailsPanel } from "./DetailsPanel";
import { OVERLAY, PANEL } from "./detailsStyle";

interface DetailsModalProps extends DetailsFrameProps {
  /** False when it takes the place of what the server drew. */
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
