/** The visible part of a picture: dragged, moved by arrow keys, zoomed by wheel and by + and −. */
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { type Crop, moved, pixelsOf, resized } from "./cropGeometry";

interface CropAreaProps {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly describedBy: string;
  readonly onChange: (crop: Crop) => void;
}

/** Pixels of the canvas, twice those on the screen. */
const CANVAS_SIDE = 560;
const STEP = 0.05;
const ZOOM_STEP = 1.1;

const MOVES: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const ZOOMS: Record<string, number> = { "+": 1 / ZOOM_STEP, "=": 1 / ZOOM_STEP, "-": ZOOM_STEP };

export function CropArea({ picture, crop, describedBy, onChange }: CropAreaProps) {
  const t = useTranslations("ui.crop");
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly x: number; readonly y: number }>(undefined);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const { left, top, side } = pixelsOf(crop, picture);
    context.imageSmoothingQuality = "high";
    context.clearRect(0, 0, CANVAS_SIDE, CANVAS_SIDE);
    context.drawImage(picture, left, top, side, side, 0, 0, CANVAS_SIDE, CANVAS_SIDE);
  }, [picture, crop]);

  // React listens to the wheel passively, so that the dialog would scroll.
  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onChange(resized(crop, picture, crop.size * (event.deltaY > 0 ? ZOOM_STEP : 1 / ZOOM_STEP)));
  });
  useEffect(() => {
    const element = area.current;
    const listen = (event: WheelEvent) => zoomByWheel(event);
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, []);

  const grab = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!last.current) return;
    const width = event.currentTarget.clientWidth || 1;
    // The picture follows the finger, so the crop moves the other way.
    onChange(
      moved(
        crop,
        picture,
        (last.current.x - event.clientX) / width,
        (last.current.y - event.clientY) / width,
      ),
    );
    last.current = { x: event.clientX, y: event.clientY };
  };
  const release = () => {
    last.current = undefined;
  };
  const press = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    const zoom = ZOOMS[event.key];
    if (!move && !zoom) return;
    event.preventDefault();
    onChange(move ? moved(crop, picture, ...move) : resized(crop, picture, crop.size * (zoom ?? 1)));
  };

  return (
    <div
      ref={area}
      role="application"
      aria-label={t("area")}
      aria-describedby={describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
      tabIndex={0}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
      className="relative mx-auto aspect-square w-full max-w-[17.5rem] cursor-grab touch-none select-none overflow-hidden rounded-card bg-surface-sunken active:cursor-grabbing focus-visible:outline-2 focus-visible:outline-focus focus-visible:outline-offset-2"
    >
      <canvas ref={canvas} width={CANVAS_SIDE} height={CANVAS_SIDE} aria-hidden className="size-full" />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_20rem_rgb(0_0_0/0.35)]"
      />
    </div>
  );
}
