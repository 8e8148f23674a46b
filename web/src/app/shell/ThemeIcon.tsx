/** The moon in the light theme, the sun in the dark one. */
import { Moon, Sun } from "lucide-react";

export function ThemeIcon({ className }: { className: string }) {
  return (
    <>
      {/* CSS decides which icon is visible: the server does not know the system's theme. */}
      <Moon aria-hidden className={`only-light ${className}`} />
      <Sun aria-hidden className={`only-dark ${className}`} />
    </>
  );
}
