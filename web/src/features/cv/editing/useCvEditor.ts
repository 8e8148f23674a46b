/** One CV in the editor: what stands in it with the edits that have not arrived, and what may be done with it. */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useDispatch } from "react-redux";
import { useTranslations } from "use-intl";
import { useAccount } from "@/shared/account/account";
import type { ApiDispatch } from "@/shared/api/context";
import type { ShownCv } from "@/shared/api/generated";
import { holdWindow, keepEdits, takeLeftEdits } from "@/shared/offline/unsentEdits";
import { toasts } from "@/shared/ui/toasts";
import { contentOf, cvApi, sendEdit } from "../api";
import { placeAfter } from "../sections";
import { EditQueue, type PendingEdit, type QueueSnapshot } from "./EditQueue";
import { applyEdit, type Draft, type Edit, isDone } from "./edits";

export interface CvEditor extends QueueSnapshot {
  readonly draft: Draft;
  readonly add: (edit: Edit) => void;
  /** `index`: the item's place in its section afterwards, from 0. */
  readonly move: (itemId: string, index: number) => void;
  /** A form holds something that it has not added yet: `flush` adds it, undefined says that it is done. */
  readonly setTyping: (form: string, flush: (() => void) | undefined) => void;
  readonly retry: () => void;
  /** The draft that another window saved, once it was read: the other side of the conflict. */
  readonly theirs: Draft | undefined;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** Resolves with the version that everything pending has led to; undefined when something could not be sent. */
  readonly settle: () => Promise<number | undefined>;
  readonly refresh: () => Promise<ShownCv | undefined>;
}

export function useCvEditor(cv: ShownCv): CvEditor {
  const t = useTranslations("cv");
  const dispatch = useDispatch<ApiDispatch>();
  const account = useAccount()?.id ?? "";
  const cvId = cv.id;
  const [theirs, setTheirs] = useState<ShownCv>();
  const [refresh] = useState(() => refresher(dispatch, cvId));
  const [queue] = useState(
    () =>
      new EditQueue(cv.version, {
        send: (edit, baseVersion) => sendEdit(dispatch, cvId, edit, baseVersion),
        store: (pending) => keepEdits(account, cvId, pending),
        onSent: ({ version, changedMeanwhile }) => {
          const isElsewhere = changedMeanwhile.length > 0;
          if (isElsewhere) toasts.show({ tone: "info", title: t("changedElsewhere") });
          if (isElsewhere || queue.read().pending.length <= 1) void refresh(version);
        },
        onRefused: () => void refresh(),
      }),
  );
  const typing = useTyping();
  const snapshot = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  useLifetime(queue, account, cvId);
  useEffect(() => queue.learn(cv.version), [queue, cv.version]);
  const { arrived, pending, conflict } = snapshot;
  const draft = useMemo(() => {
    const unread = arrived.filter(({ version }) => version > cv.version);
    return [...unread, ...pending].reduce((so, { edit }) => applyEdit(so, edit), draftOf(cv));
  }, [cv, arrived, pending]);

  const latest = useRef(draft);
  latest.current = draft;
  // The same functions for as long as the editor is open, so that rows need not be rendered anew.
  const [edits] = useState<Pick<CvEditor, "add" | "move">>(() => ({
    add: (edit) => queue.add(edit),
    move: (itemId, index) => {
      const after = placeAfter(latest.current.content.items, itemId, index);
      queue.add({ kind: "move", itemId, after });
    },
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conflict
  useEffect(() => {
    if (!conflict) return setTheirs(undefined);
    void refresh().then((newest) => {
      if (!newest) return;
      // Both windows said the same, or the answer to this window's own edit got lost.
      if (isDone(conflict.edit, draftOf(newest))) queue.takeTheirs(newest.version);
      else setTheirs(newest);
    });
  }, [conflict === undefined]);

  return {
    ...snapshot,
    // Nothing is said to be saved that is not.
    state: typing.isTyping && snapshot.state === "saved" ? "saving" : snapshot.state,
    draft,
    setTyping: typing.setTyping,
    ...edits,
    retry: queue.retry,
    theirs: theirs && draftOf(theirs),
    keepMine: () => theirs && queue.keepMine(theirs.version),
    takeTheirs: () => theirs && queue.takeTheirs(theirs.version),
    settle: () => {
      typing.flush();
      return settled(queue);
    },
    refresh,
  };
}

function useTyping() {
  const [isTyping, setIsTyping] = useState(false);
  const [forms] = useState(() => new Map<string, () => void>());
  const setTyping = useCallback(
    (form: string, flush: (() => void) | undefined) => {
      if (flush) forms.set(form, flush);
      else forms.delete(form);
      setIsTyping(forms.size > 0);
    },
    [forms],
  );
  const flush = () => {
    for (const each of [...forms.values()]) each();
  };
  return { isTyping, setTyping, flush };
}

export function draftOf(cv: ShownCv): Draft {
  return { name: cv.name, content: contentOf(cv) };
}

/** Takes over what an earlier visit left, sends it when the connection is back, and stops with the page. */
function useLifetime(queue: EditQueue, account: string, cvId: string): void {
  useEffect(() => {
    let isOver = false;
    queue.start();
    const release = holdWindow();
    void takeLeftEdits<PendingEdit>(account, cvId).then((left) => {
      if (isOver) keepEdits(account, cvId, left);
      else queue.adopt(left);
    });
    window.addEventListener("online", queue.retry);
    return () => {
      isOver = true;
      window.removeEventListener("online", queue.retry);
      queue.stop();
      release();
    };
  }, [queue, account, cvId]);
}

/** Reads the CV again, and once more if what was under way already is older than this window's last edit. */
function refresher(dispatch: ApiDispatch, cvId: string) {
  let newest = 0;
  return async (version = 0): Promise<ShownCv | undefined> => {
    newest = Math.max(newest, version);
    let read: ShownCv | undefined;
    do {
      const options = { forceRefetch: true, subscribe: false };
      read = (await dispatch(cvApi.endpoints.showCv.initiate({ cvId }, options))).data;
    } while (read && read.version < newest);
    dispatch(cvApi.util.invalidateTags(["Cvs", "CvVersions"]));
    return read;
  };
}

function settled(queue: EditQueue): Promise<number | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const { pending, state } = queue.read();
      const isStuck = state === "waiting" || state === "conflict" || state === "signed-out";
      if (pending.length > 0 && !isStuck) return;
      stop();
      resolve(pending.length === 0 ? queue.version : undefined);
    };
    const stop = queue.subscribe(look);
    look();
  });
}
