/** One CV in the editor: what stands in it with the edits that have not arrived, and what may be done with it. */
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useDispatch } from "react-redux";
import { useTranslations } from "use-intl";
import { useAccount } from "@/shared/account/account";
import type { ApiDispatch } from "@/shared/api/context";
import type { ShownCv } from "@/shared/api/generated";
import { holdWindow, keepEdits, takeLeftEdits } from "@/shared/offline/unsentEdits";
import { toasts } from "@/shared/ui/toasts";
import { contentOf, cvApi, sendEdit } from "../api";
import { EditQueue, type PendingEdit, type QueueSnapshot } from "./EditQueue";
import { applyEdit, type Draft, type Edit, isDone } from "./edits";

export interface CvEditor extends QueueSnapshot {
  readonly draft: Draft;
  readonly add: (edit: Edit) => void;
  readonly retry: () => void;
  /** What another window saved, once it was read: the other side of the conflict. */
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
        onSent: (edit, { version, changedMeanwhile }) => {
          const isElsewhere = changedMeanwhile.length > 0;
          dispatch(
            cvApi.util.updateQueryData("showCv", { cvId }, (cached) => {
              Object.assign(cached, applyEdit({ name: cached.name, content: contentOf(cached) }, edit));
              if (!isElsewhere) cached.version = version;
            }),
          );
          if (isElsewhere) toasts.show({ tone: "info", title: t("changedElsewhere") });
          if (isElsewhere || queue.read().pending.length <= 1) void refresh(version);
        },
        onRefused: () => void refresh(),
      }),
  );
  const snapshot = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  useLifetime(queue, account, cvId);
  useEffect(() => queue.learn(cv.version), [queue, cv.version]);
  const { pending, conflict } = snapshot;
  const draft = useMemo(
    () => pending.reduce((so, { edit }) => applyEdit(so, edit), draftOf(cv)),
    [cv, pending],
  );

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
    draft,
    add: (edit) => queue.add(edit),
    retry: queue.retry,
    theirs: theirs && draftOf(theirs),
    keepMine: () => theirs && queue.keepMine(theirs.version),
    takeTheirs: () => theirs && queue.takeTheirs(theirs.version),
    settle: () => settled(queue),
    refresh,
  };
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
