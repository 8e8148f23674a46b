import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aJobOnDevice, storedOnDevice, stubCacheStorage } from "@/testing/cacheStorage";
import {
  closingDates,
  keepOnDevice,
  removeAccountsJobsFromDevice,
  removeAllFromDevice,
  removeFromDevice,
} from "./jobsOnDevice";

const job = (title: string, isOfAccount = false) => aJobOnDevice({ title, isOfAccount });
const titles = async () => (await storedOnDevice()).map(({ title }) => title);

beforeEach(stubCacheStorage);
afterEach(() => void vi.unstubAllGlobals());

test("a closing date is kept in every language, since the page may be shown in another", () => {
  expect(closingDates({ applyUntil: "2026-12-07T22:59:59Z" })).toEqual({
    hr: "7. prosinca 2026.",
    en: "7 December 2026",
    sl: "7. decembra 2026",
    bs: "7. decembra 2026.",
    mk: "7 декември 2026",
  });
});

test("a job is kept once, the last saved at the end, and removed alone", async () => {
  await keepOnDevice(1, job("Kuhar"));
  await keepOnDevice(2, job("Vozač"));
  await keepOnDevice(1, job("Kuharica"));
  expect(await titles()).toEqual(["Vozač", "Kuharica"]);
  await removeFromDevice(2);
  expect(await titles()).toEqual(["Kuharica"]);
});

test("when nobody is signed in any more, only a guest's jobs stay", async () => {
  await keepOnDevice(1, job("Kuhar", true));
  await keepOnDevice(2, job("Vozač"));
  await removeAccountsJobsFromDevice();
  expect(await titles()).toEqual(["Vozač"]);
});

test("all are removed together", async () => {
  await keepOnDevice(1, job("Kuhar"));
  await removeAllFromDevice();
  expect(await caches.has("saved-jobs")).toBe(false);
});

test("nothing is made where nothing is kept", async () => {
  await removeFromDevice(1);
  await removeAccountsJobsFromDevice();
  expect(await caches.has("saved-jobs")).toBe(false);
});

test("a browser that keeps nothing hinders nobody", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("caches", { open: () => Promise.reject(new DOMException("full", "QuotaExceededError")) });
  await keepOnDevice(1, job("Kuhar"));
  expect(warned).toHaveBeenCalledOnce();
  vi.stubGlobal("caches", undefined);
  await keepOnDevice(1, job("Kuhar"));
});
