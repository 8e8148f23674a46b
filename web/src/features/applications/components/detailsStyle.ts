/** Styles of the details overlay, server-rendered or modal. */
export const OVERLAY = "fixed inset-0 z-40 flex justify-center bg-scrim md:items-center md:p-6";
export const PANEL =
  "flex h-dvh w-full flex-col overflow-hidden bg-surface-raised md:h-auto md:max-h-[88dvh] md:max-w-2xl md:rounded-card md:border md:border-border";
