/** Test data: documents of an account. */
import type { OwnDocument, OwnDocuments } from "@/shared/api/generated";

export function aDocument(more: Partial<OwnDocument> = {}): OwnDocument {
  return {
    id: "00000000-0000-4000-8000-0000000000d0",
    name: "životopis.pdf",
    source: "cv",
    mediaType: "application/pdf",
    size: 120_000,
    uploadedAt: "2026-11-12T09:00:00Z",
    isInUse: false,
    isSaved: true,
    removedAt: null,
    ...more,
  };
}

export function someDocuments(items: readonly OwnDocument[] = [], limit = 20): OwnDocuments {
  return { items: [...items], used: items.length, limit, maxBytes: 10 * 1024 * 1024 };
}
