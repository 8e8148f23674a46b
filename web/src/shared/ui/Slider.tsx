/** Slider, by pointer or arrow keys: the auditor's "as of". */
import { useLayoutEffect, useRef } from "react";
import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  Label,
  SliderThumb,
  SliderTrack,
} from "react-aria-components";
import { LABEL } from "./fieldStyles";

interface SliderProps extends Omit<AriaSliderProps<number>, "children" | "className" | "style"> {
  readonly label: string;
  /** The value as text, shown and announced. */
  readonly shown: string;
}

export function Slider({ label, shown, ...slider }: SliderProps) {
  const { minValue = 0, maxValue = 100 } = slider;
  const value = slider.value ?? slider.defaultValue ?? minValue;
  const input = useRef<HTMLInputElement>(null);
  // React Aria writes the bare number at each change, and takes no other text.
  useLayoutEffect(() => input.current?.setAttribute("aria-valuetext", shown));
  const share = maxValue > minValue ? ((value - minValue) / (maxValue - minValue)) * 100 : 0;
  return (
    <AriaSlider {...slider} className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Label className={LABEL}>{label}</Label>
        <output className="text-sm text-text-muted">{shown}</output>
      </div>
      <SliderTrack className="relative h-11 w-full">
        <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-border-strong" />
        <span
          className="absolute top-1/2 left-0 h-0.5 -translate-y-1/2 bg-accent"
          style={{ width: `${share}%` }}
        />
        <SliderThumb
          inputRef={input}
          className="top-1/2 size-6 rounded-full border-2 border-accent bg-surface-raised transition-transform data-[dragging]:scale-125 data-[focus-visible]:outline-2 data-[focus-visible]:outline-focus data-[focus-visible]:outline-offset-2"
        />
      </SliderTrack>
    </AriaSlider>
  );
}
