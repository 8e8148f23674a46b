/** Opens a picture that somebody chose, and makes it small enough to be sent. */

/** Limits of the API for pictures. */
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_PIXELS = 25_000_000;
const SENT_SIDE = 2048;
const QUALITY = 0.9;

export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"];

/** Upright. Rejects what is no picture. */
export function openPicture(file: File): Promise<ImageBitmap> {
  if (!PICTURE_TYPES.includes(file.type)) return Promise.reject(new TypeError("not a picture"));
  return createImageBitmap(file, { imageOrientation: "from-image" });
}

/** The file itself, or a smaller copy: photographs of phones are larger than what is taken. */
export async function sendablePicture(file: File, picture: ImageBitmap): Promise<File> {
  if (file.size <= MOST_BYTES && picture.width * picture.height <= MOST_PIXELS) return file;
  const scale = Math.min(1, SENT_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (!blob) throw new Error("the picture could not be made smaller");
  return new File([blob], "picture.jpg", { type: "image/jpeg" });
}
