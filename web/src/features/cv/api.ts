/** Cache tags of the CVs' endpoints, and how each edit is sent. */
import type { ApiDispatch } from "@/shared/api/context";
import {
  type DocumentText,
  type EditedCv,
  generatedApi,
  type ImportedCv,
  type PutItemApiArg,
  type ShownCv,
} from "@/shared/api/generated";
import type { Locale } from "@/shared/i18n/locales";
import type { CvContent } from "./content";
import type { Edit } from "./editing/edits";

interface ImportFile {
  readonly file: File;
  readonly name: string;
  readonly language: Locale;
  readonly key: string;
}

function formOf(file: File, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file, file.name);
  return form;
}

/** Files go as forms, which the generated client cannot build. */
const filesApi = generatedApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    importFile: build.mutation<ImportedCv, ImportFile>({
      query: ({ file, name, language, key }) => ({
        url: "/api/me/cv-imports",
        method: "POST",
        body: formOf(file, { name, language }),
        headers: { "Idempotency-Key": key },
      }),
    }),
    readText: build.mutation<DocumentText, File>({
      query: (file) => ({ url: "/api/me/cv-texts", method: "POST", body: formOf(file) }),
    }),
  }),
});

export const cvApi = filesApi.enhanceEndpoints({
  addTagTypes: ["Cvs", "Cv", "CvVersions"],
  endpoints: {
    listMyCvs: { providesTags: ["Cvs"] },
    showCv: { providesTags: ["Cv"] },
    createCv: { invalidatesTags: ["Cvs"] },
    importFile: { invalidatesTags: ["Cvs"] },
    deleteCv: { invalidatesTags: ["Cvs"] },
    listCvVersions: { providesTags: ["CvVersions"] },
    undoCvChange: { invalidatesTags: ["Cvs", "Cv", "CvVersions"] },
    restoreCvVersion: { invalidatesTags: ["Cvs", "Cv", "CvVersions"] },
    chooseVisibility: { invalidatesTags: ["Cvs", "Cv"] },
    excludeEmployer: { invalidatesTags: ["Cv"] },
    readmitEmployer: { invalidatesTags: ["Cv"] },
  },
});

const { endpoints } = cvApi;
/** A mutation that no component shows the state of. */
const UNTRACKED = { track: false } as const;

export function sendEdit(
  dispatch: ApiDispatch,
  cvId: string,
  edit: Edit,
  baseVersion: number,
): Promise<EditedCv> {
  switch (edit.kind) {
    case "name": {
      const renamedCv = { name: edit.name, baseVersion };
      return dispatch(endpoints.renameCv.initiate({ cvId, renamedCv }, UNTRACKED)).unwrap();
    }
    case "contact": {
      const changedCvContact = { contact: edit.contact, baseVersion };
      return dispatch(endpoints.changeContact.initiate({ cvId, changedCvContact }, UNTRACKED)).unwrap();
    }
    case "headline": {
      const { keywords, drivingLicences } = edit.headline;
      const headline = { ...edit.headline, keywords: [...keywords], drivingLicences: [...drivingLicences] };
      const changedCvHeadline = { headline, baseVersion };
      return dispatch(endpoints.changeHeadline.initiate({ cvId, changedCvHeadline }, UNTRACKED)).unwrap();
    }
    case "ideal-job": {
      const { places, positions, employments, salary } = edit.idealJob;
      const idealJob = {
        places: [...places],
        positions: [...positions],
        employments: [...employments],
        salary,
      };
      const describedIdealJob = { idealJob, baseVersion };
      return dispatch(endpoints.describeIdealJob.initiate({ cvId, describedIdealJob }, UNTRACKED)).unwrap();
    }
    case "avatar": {
      const chosenCvAvatar = { avatarId: edit.avatarId, baseVersion };
      return dispatch(endpoints.changeAvatar.initiate({ cvId, chosenCvAvatar }, UNTRACKED)).unwrap();
    }
    case "put": {
      const putCvItem = { item: edit.item, baseVersion } as PutItemApiArg["putCvItem"];
      return dispatch(
        endpoints.putItem.initiate({ cvId, itemId: edit.itemId, putCvItem }, UNTRACKED),
      ).unwrap();
    }
    case "remove":
      return dispatch(
        endpoints.removeItem.initiate({ cvId, itemId: edit.itemId, baseVersion }, UNTRACKED),
      ).unwrap();
    case "move": {
      const movedCvItem = { after: edit.after, baseVersion };
      return dispatch(
        endpoints.moveItem.initiate({ cvId, itemId: edit.itemId, movedCvItem }, UNTRACKED),
      ).unwrap();
    }
  }
}

/** The content as the API states it, with every field. */
export function contentOf({ content }: Pick<ShownCv, "content">): CvContent {
  return content as CvContent;
}
