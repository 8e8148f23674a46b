/** The account's pictures besides the one that is shown; a press chooses one. Nothing when there are none. */
import { documentsApi, pictureAddress } from "@/shared/api/documents";
import { useFormats } from "@/shared/i18n/useFormats";
import { PersonMark } from "@/shared/ui/PersonMark";

interface OtherPicturesProps {
  readonly shown: string | null | undefined;
  readonly label: string;
  /** Names the button of the picture that was added on this day. */
  readonly nameOf: (date: string) => string;
  readonly onUse: (id: string) => void;
}

export function OtherPictures({ shown, label, nameOf, onUse }: OtherPicturesProps) {
  const formats = useFormats();
  const { data } = documentsApi.useListPicturesQuery();
  const others = data?.items.filter(({ id }) => id !== shown) ?? [];
  if (others.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {others.map(({ id, uploadedAt }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={nameOf(formats.longDate(uploadedAt))}
            onClick={() => onUse(id)}
            className="rounded-full border-2 border-transparent hover:border-accent"
          >
            <PersonMark initials="" picture={pictureAddress(id)} className="size-11" />
          </button>
        </li>
      ))}
    </ul>
  );
}
