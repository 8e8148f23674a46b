import { api } from "./base";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
        searchJobs: build.query<SearchJobsApiResponse, SearchJobsApiArg>({
            query: (queryArg) => ({
                url: `/api/jobs/search`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                    "Access-Link": queryArg["Access-Link"],
                },
                params: {
                    query: queryArg.query,
                    locations: queryArg.locations,
                    near: queryArg.near,
                    radius: queryArg.radius,
                    positions: queryArg.positions,
                    newJobs: queryArg.newJobs,
                    excludeLocations: queryArg.excludeLocations,
                    category: queryArg.category,
                    employment: queryArg.employment,
                    workMode: queryArg.workMode,
                    workingTime: queryArg.workingTime,
                    education: queryArg.education,
                    experience: queryArg.experience,
                    employer: queryArg.employer,
                    salaryFrom: queryArg.salaryFrom,
                    language: queryArg.language,
                    licence: queryArg.licence,
                    published: queryArg.published,
                    applicationType: queryArg.applicationType,
                    adLanguage: queryArg.adLanguage,
                    format: queryArg.format,
                    sort: queryArg.sort,
                    page: queryArg.page,
                    perPage: queryArg.perPage,
                    cursor: queryArg.cursor,
                },
            }),
        }),
        searchFeaturedJobs: build.query<SearchFeaturedJobsApiResponse, SearchFeaturedJobsApiArg>({
            query: (queryArg) => ({
                url: `/api/jobs/search/featured`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                    "Access-Link": queryArg["Access-Link"],
                },
                params: {
                    query: queryArg.query,
                    locations: queryArg.locations,
                    near: queryArg.near,
                    radius: queryArg.radius,
                    positions: queryArg.positions,
                    newJobs: queryArg.newJobs,
                    excludeLocations: queryArg.excludeLocations,
                    category: queryArg.category,
                    employment: queryArg.employment,
                    workMode: queryArg.workMode,
                    workingTime: queryArg.workingTime,
                    education: queryArg.education,
                    experience: queryArg.experience,
                    employer: queryArg.employer,
                    salaryFrom: queryArg.salaryFrom,
                    language: queryArg.language,
                    licence: queryArg.licence,
                    published: queryArg.published,
                    applicationType: queryArg.applicationType,
                    adLanguage: queryArg.adLanguage,
                    format: queryArg.format,
                    sort: queryArg.sort,
                    page: queryArg.page,
                    perPage: queryArg.perPage,
                    cursor: queryArg.cursor,
                },
            }),
        }),
        understandSearch: build.query<UnderstandSearchApiResponse, UnderstandSearchApiArg>({
            query: (queryArg) => ({
                url: `/api/jobs/search/params`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
                params: {
                    query: queryArg.query,
                    locations: queryArg.locations,
                    near: queryArg.near,
                    radius: queryArg.radius,
                    positions: queryArg.positions,
                    newJobs: queryArg.newJobs,
                    excludeLocations: queryArg.excludeLocations,
                    category: queryArg.category,
                    employment: queryArg.employment,
                    workMode: queryArg.workMode,
                    workingTime: queryArg.workingTime,
                    education: queryArg.education,
                    experience: queryArg.experience,
                    employer: queryArg.employer,
                    salaryFrom: queryArg.salaryFrom,
                    language: queryArg.language,
                    licence: queryArg.licence,
                    published: queryArg.published,
                    applicationType: queryArg.applicationType,
                    adLanguage: queryArg.adLanguage,
                    format: queryArg.format,
                },
            }),
        }),
        listFeaturedJobs: build.query<ListFeaturedJobsApiResponse, ListFeaturedJobsApiArg>({
            query: (queryArg) => ({
                url: `/api/jobs/featured`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                    "Access-Link": queryArg["Access-Link"],
                },
                params: {
                    page: queryArg.page,
                    perPage: queryArg.perPage,
                    block: queryArg.block,
                },
            }),
        }),
        getLiveness: build.query<GetLivenessApiResponse, GetLivenessApiArg>({
            query: () => ({ url: `/healthz` }),
        }),
        getReadiness: build.query<GetReadinessApiResponse, GetReadinessApiArg>({
            query: () => ({ url: `/readyz` }),
        }),
        getSite: build.query<GetSiteApiResponse, GetSiteApiArg>({
            query: () => ({ url: `/api/site` }),
        }),
        getBrandStylesheet: build.query<GetBrandStylesheetApiResponse, GetBrandStylesheetApiArg>({
            query: () => ({ url: `/api/site/brand.css` }),
        }),
        showInfoPage: build.query<ShowInfoPageApiResponse, ShowInfoPageApiArg>({
            query: (queryArg) => ({
                url: `/api/info-pages/${queryArg.name}`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
                params: {
                    version: queryArg.version,
                },
            }),
        }),
        listAdvice: build.query<ListAdviceApiResponse, ListAdviceApiArg>({
            query: (queryArg) => ({
                url: `/api/advice`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        showAdvice: build.query<ShowAdviceApiResponse, ShowAdviceApiArg>({
            query: (queryArg) => ({
                url: `/api/advice/${queryArg.adviceId}`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        listFaq: build.query<ListFaqApiResponse, ListFaqApiArg>({
            query: (queryArg) => ({
                url: `/api/faq`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        listEducations: build.query<ListEducationsApiResponse, ListEducationsApiArg>({
            query: (queryArg) => ({
                url: `/api/educations`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        listRecommendedEducations: build.query<ListRecommendedEducationsApiResponse, ListRecommendedEducationsApiArg>({
            query: (queryArg) => ({
                url: `/api/educations/recommended`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        writeContactMessage: build.mutation<WriteContactMessageApiResponse, WriteContactMessageApiArg>({
            query: (queryArg) => ({ url: `/api/contact-messages`, method: "POST", body: queryArg.writeMessage }),
        }),
        getToken: build.query<GetTokenApiResponse, GetTokenApiArg>({
            query: () => ({ url: `/api/me/token` }),
        }),
        forgetMe: build.mutation<ForgetMeApiResponse, ForgetMeApiArg>({
            query: () => ({ url: `/api/me/token`, method: "DELETE" }),
        }),
        forgetVisits: build.mutation<ForgetVisitsApiResponse, ForgetVisitsApiArg>({
            query: () => ({ url: `/api/me/visits`, method: "DELETE" }),
        }),
        trackPageVisit: build.mutation<TrackPageVisitApiResponse, TrackPageVisitApiArg>({
            query: (queryArg) => ({
                url: `/api/track-page-visit`,
                method: "POST",
                body: queryArg.pageVisit,
                params: {
                    source: queryArg.source,
                },
            }),
        }),
        countPageView: build.mutation<CountPageViewApiResponse, CountPageViewApiArg>({
            query: (queryArg) => ({ url: `/api/page-views`, method: "POST", body: queryArg.navigation }),
        }),
        listSavedJobs: build.query<ListSavedJobsApiResponse, ListSavedJobsApiArg>({
            query: (queryArg) => ({
                url: `/api/me/saved-jobs`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                    "Access-Link": queryArg["Access-Link"],
                },
                params: {
                    page: queryArg.page,
                },
            }),
        }),
        saveJob: build.mutation<SaveJobApiResponse, SaveJobApiArg>({
            query: (queryArg) => ({ url: `/api/me/saved-jobs/${queryArg.jobId}`, method: "PUT" }),
        }),
        unsaveJob: build.mutation<UnsaveJobApiResponse, UnsaveJobApiArg>({
            query: (queryArg) => ({ url: `/api/me/saved-jobs/${queryArg.jobId}`, method: "DELETE" }),
        }),
        setNote: build.mutation<SetNoteApiResponse, SetNoteApiArg>({
            query: (queryArg) => ({
                url: `/api/me/saved-jobs/${queryArg.jobId}/note`,
                method: "PUT",
                body: queryArg.savedJobNote,
            }),
        }),
        getSearchHistory: build.query<GetSearchHistoryApiResponse, GetSearchHistoryApiArg>({
            query: (queryArg) => ({
                url: `/api/jobs/search-history`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
                params: {
                    counted: queryArg.counted,
                },
            }),
        }),
        rememberSearch: build.mutation<RememberSearchApiResponse, RememberSearchApiArg>({
            query: (queryArg) => ({
                url: `/api/jobs/search-history`,
                method: "POST",
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
                params: {
                    query: queryArg.query,
                    locations: queryArg.locations,
                    near: queryArg.near,
                    radius: queryArg.radius,
                    positions: queryArg.positions,
                    newJobs: queryArg.newJobs,
                    excludeLocations: queryArg.excludeLocations,
                    category: queryArg.category,
                    employment: queryArg.employment,
                    workMode: queryArg.workMode,
                    workingTime: queryArg.workingTime,
                    education: queryArg.education,
                    experience: queryArg.experience,
                    employer: queryArg.employer,
                    salaryFrom: queryArg.salaryFrom,
                    language: queryArg.language,
                    licence: queryArg.licence,
                    published: queryArg.published,
                    applicationType: queryArg.applicationType,
                    adLanguage: queryArg.adLanguage,
                    format: queryArg.format,
                },
            }),
        }),
        clearSearchHistory: build.mutation<ClearSearchHistoryApiResponse, ClearSearchHistoryApiArg>({
            query: () => ({ url: `/api/jobs/search-history`, method: "DELETE" }),
        }),
        listPopularSearches: build.query<ListPopularSearchesApiResponse, ListPopularSearchesApiArg>({
            query: (queryArg) => ({
                url: `/api/jobs/popular-searches`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        listRecommendedJobs: build.query<ListRecommendedJobsApiResponse, ListRecommendedJobsApiArg>({
            query: (queryArg) => ({
                url: `/api/jobs/recommended`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
                params: {
                    page: queryArg.page,
                    perPage: queryArg.perPage,
                },
            }),
        }),
        compareSalaries: build.query<CompareSalariesApiResponse, CompareSalariesApiArg>({
            query: (queryArg) => ({
                url: `/api/jobs/salaries`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
                params: {
                    position: queryArg.position,
                    location: queryArg.location,
                },
            }),
        }),
        getJob: build.query<GetJobApiResponse, GetJobApiArg>({
            query: (queryArg) => ({
                url: `/api/jobs/${queryArg.jobId}`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                    "Access-Link": queryArg["Access-Link"],
                },
                params: {
                    asOf: queryArg.asOf,
                },
            }),
        }),
        listAllEmployers: build.query<ListAllEmployersApiResponse, ListAllEmployersApiArg>({
            query: (queryArg) => ({
                url: `/api/employers`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
                params: {
                    query: queryArg.query,
                    letter: queryArg.letter,
                    sector: queryArg.sector,
                    page: queryArg.page,
                },
            }),
        }),
        getEmployer: build.query<GetEmployerApiResponse, GetEmployerApiArg>({
            query: (queryArg) => ({
                url: `/api/employers/${queryArg.employerId}`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        listCategories: build.query<ListCategoriesApiResponse, ListCategoriesApiArg>({
            query: (queryArg) => ({
                url: `/api/categories`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        listEducationLevels: build.query<ListEducationLevelsApiResponse, ListEducationLevelsApiArg>({
            query: (queryArg) => ({
                url: `/api/apps/education-levels`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        listLanguages: build.query<ListLanguagesApiResponse, ListLanguagesApiArg>({
            query: (queryArg) => ({
                url: `/api/apps/languages`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        listCountries: build.query<ListCountriesApiResponse, ListCountriesApiArg>({
            query: (queryArg) => ({
                url: `/api/apps/countries`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        listPositions: build.query<ListPositionsApiResponse, ListPositionsApiArg>({
            query: (queryArg) => ({
                url: `/api/apps/positions`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
                params: {
                    code: queryArg.code,
                },
            }),
        }),
        suggestWhat: build.query<SuggestWhatApiResponse, SuggestWhatApiArg>({
            query: (queryArg) => ({
                url: `/api/suggestions/what`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
                params: {
                    prefix: queryArg.prefix,
                },
            }),
        }),
        suggestPlaces: build.query<SuggestPlacesApiResponse, SuggestPlacesApiArg>({
            query: (queryArg) => ({
                url: `/api/suggestions/where`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
                params: {
                    prefix: queryArg.prefix,
                },
            }),
        }),
        calculateSalary: build.query<CalculateSalaryApiResponse, CalculateSalaryApiArg>({
            query: (queryArg) => ({
                url: `/api/calculators/salary`,
                method: "POST",
                body: queryArg.payTerms,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        calculateRoyaltyContract: build.query<CalculateRoyaltyContractApiResponse, CalculateRoyaltyContractApiArg>({
            query: (queryArg) => ({
                url: `/api/calculators/royalty-contract`,
                method: "POST",
                body: queryArg.payTerms,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        calculateServiceContract: build.query<CalculateServiceContractApiResponse, CalculateServiceContractApiArg>({
            query: (queryArg) => ({
                url: `/api/calculators/service-contract`,
                method: "POST",
                body: queryArg.payTerms,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        listPayYears: build.query<ListPayYearsApiResponse, ListPayYearsApiArg>({
            query: () => ({ url: `/api/calculators/years` }),
        }),
        searchMunicipalities: build.query<SearchMunicipalitiesApiResponse, SearchMunicipalitiesApiArg>({
            query: (queryArg) => ({
                url: `/api/municipalities`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
                params: {
                    prefix: queryArg.prefix,
                },
            }),
        }),
        applyToJob: build.mutation<ApplyToJobApiResponse, ApplyToJobApiArg>({
            query: (queryArg) => ({
                url: `/api/applications/${queryArg.jobId}/application`,
                method: "POST",
                body: queryArg.applyToJob,
                headers: {
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        confirmCode: build.mutation<ConfirmCodeApiResponse, ConfirmCodeApiArg>({
            query: (queryArg) => ({
                url: `/api/applications/${queryArg.applicationId}/code`,
                method: "POST",
                body: queryArg.confirmCode,
                headers: {
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        resendCode: build.mutation<ResendCodeApiResponse, ResendCodeApiArg>({
            query: (queryArg) => ({
                url: `/api/applications/${queryArg.applicationId}/code/resend`,
                method: "POST",
                headers: {
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        sendApplication: build.mutation<SendApplicationApiResponse, SendApplicationApiArg>({
            query: (queryArg) => ({
                url: `/api/applications/${queryArg.applicationId}/send`,
                method: "POST",
                body: queryArg.sendApplication,
                headers: {
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        listMyApplications: build.query<ListMyApplicationsApiResponse, ListMyApplicationsApiArg>({
            query: (queryArg) => ({
                url: `/api/applications`,
                headers: {
                    "Access-Link": queryArg["Access-Link"],
                },
                params: {
                    page: queryArg.page,
                },
            }),
        }),
        showLastCv: build.query<ShowLastCvApiResponse, ShowLastCvApiArg>({
            query: () => ({ url: `/api/me/last-cv` }),
        }),
        showApplication: build.query<ShowApplicationApiResponse, ShowApplicationApiArg>({
            query: (queryArg) => ({
                url: `/api/applications/${queryArg.applicationId}`,
                headers: {
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        deleteApplication: build.mutation<DeleteApplicationApiResponse, DeleteApplicationApiArg>({
            query: (queryArg) => ({
                url: `/api/applications/${queryArg.applicationId}`,
                method: "DELETE",
                headers: {
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        resendApplication: build.mutation<ResendApplicationApiResponse, ResendApplicationApiArg>({
            query: (queryArg) => ({
                url: `/api/applications/${queryArg.applicationId}/resend`,
                method: "POST",
                body: queryArg.resendChanges,
                headers: {
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        uploadDocument: build.mutation<UploadDocumentApiResponse, UploadDocumentApiArg>({
            query: (queryArg) => ({
                url: `/api/documents`,
                method: "POST",
                body: queryArg.bodyUploadDocument,
                headers: {
                    "Upload-Token": queryArg["Upload-Token"],
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                },
            }),
        }),
        downloadDocument: build.query<DownloadDocumentApiResponse, DownloadDocumentApiArg>({
            query: (queryArg) => ({
                url: `/api/documents/${queryArg.documentId}`,
                headers: {
                    "Upload-Token": queryArg["Upload-Token"],
                    "Access-Link": queryArg["Access-Link"],
                },
                params: {
                    application: queryArg.application,
                },
            }),
        }),
        deleteDocument: build.mutation<DeleteDocumentApiResponse, DeleteDocumentApiArg>({
            query: (queryArg) => ({
                url: `/api/documents/${queryArg.documentId}`,
                method: "DELETE",
                headers: {
                    "Upload-Token": queryArg["Upload-Token"],
                },
            }),
        }),
        listOwnDocuments: build.query<ListOwnDocumentsApiResponse, ListOwnDocumentsApiArg>({
            query: () => ({ url: `/api/me/documents` }),
        }),
        saveOwnDocument: build.mutation<SaveOwnDocumentApiResponse, SaveOwnDocumentApiArg>({
            query: (queryArg) => ({ url: `/api/me/documents/${queryArg.documentId}/saved`, method: "PUT" }),
        }),
        uploadPicture: build.mutation<UploadPictureApiResponse, UploadPictureApiArg>({
            query: (queryArg) => ({
                url: `/api/me/pictures`,
                method: "POST",
                body: queryArg.bodyUploadPicture,
                headers: {
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                },
                params: {
                    x: queryArg.x,
                    y: queryArg.y,
                    size: queryArg.size,
                },
            }),
        }),
        listPictures: build.query<ListPicturesApiResponse, ListPicturesApiArg>({
            query: () => ({ url: `/api/me/pictures` }),
        }),
        showPicture: build.query<ShowPictureApiResponse, ShowPictureApiArg>({
            query: (queryArg) => ({ url: `/api/me/pictures/${queryArg.pictureId}` }),
        }),
        deletePicture: build.mutation<DeletePictureApiResponse, DeletePictureApiArg>({
            query: (queryArg) => ({ url: `/api/me/pictures/${queryArg.pictureId}`, method: "DELETE" }),
        }),
        choosePicture: build.mutation<ChoosePictureApiResponse, ChoosePictureApiArg>({
            query: (queryArg) => ({ url: `/api/me/picture`, method: "PUT", body: queryArg.shownPicture }),
        }),
        login: build.mutation<LoginApiResponse, LoginApiArg>({
            query: (queryArg) => ({
                url: `/api/auth/login`,
                method: "POST",
                body: queryArg.login,
                headers: {
                    "user-agent": queryArg["user-agent"],
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        askForCode: build.mutation<AskForCodeApiResponse, AskForCodeApiArg>({
            query: (queryArg) => ({
                url: `/api/auth/code`,
                method: "POST",
                body: queryArg.askForCode,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        loginWithCode: build.mutation<LoginWithCodeApiResponse, LoginWithCodeApiArg>({
            query: (queryArg) => ({
                url: `/api/auth`,
                method: "POST",
                body: queryArg.codeLogin,
                headers: {
                    "user-agent": queryArg["user-agent"],
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
            query: () => ({ url: `/api/auth/logout`, method: "POST" }),
        }),
        getPendingLogin: build.query<GetPendingLoginApiResponse, GetPendingLoginApiArg>({
            query: () => ({ url: `/api/auth/second-factor` }),
        }),
        loginWithSecondFactor: build.mutation<LoginWithSecondFactorApiResponse, LoginWithSecondFactorApiArg>({
            query: (queryArg) => ({
                url: `/api/auth/second-factor`,
                method: "POST",
                body: queryArg.secondStep,
                headers: {
                    "user-agent": queryArg["user-agent"],
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        getSecondPasskeyOptions: build.mutation<GetSecondPasskeyOptionsApiResponse, GetSecondPasskeyOptionsApiArg>({
            query: () => ({ url: `/api/auth/second-factor/passkey-options`, method: "POST" }),
        }),
        getPasskeyOptions: build.mutation<GetPasskeyOptionsApiResponse, GetPasskeyOptionsApiArg>({
            query: () => ({ url: `/api/auth/passkey/options`, method: "POST" }),
        }),
        loginWithPasskey: build.mutation<LoginWithPasskeyApiResponse, LoginWithPasskeyApiArg>({
            query: (queryArg) => ({
                url: `/api/auth/passkey`,
                method: "POST",
                body: queryArg.passkeyLogin,
                headers: {
                    "user-agent": queryArg["user-agent"],
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        register: build.mutation<RegisterApiResponse, RegisterApiArg>({
            query: (queryArg) => ({
                url: `/api/auth/register`,
                method: "POST",
                body: queryArg.register,
                headers: {
                    "user-agent": queryArg["user-agent"],
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        verify: build.mutation<VerifyApiResponse, VerifyApiArg>({
            query: (queryArg) => ({
                url: `/api/auth/verify`,
                method: "POST",
                body: queryArg.verify,
                headers: {
                    "user-agent": queryArg["user-agent"],
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        resendVerification: build.mutation<ResendVerificationApiResponse, ResendVerificationApiArg>({
            query: (queryArg) => ({ url: `/api/me/resend-verification`, method: "POST", body: queryArg.askForCode }),
        }),
        forgottenPassword: build.mutation<ForgottenPasswordApiResponse, ForgottenPasswordApiArg>({
            query: (queryArg) => ({
                url: `/api/auth/password`,
                method: "POST",
                body: queryArg.forgottenPassword,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        checkPasswordLink: build.query<CheckPasswordLinkApiResponse, CheckPasswordLinkApiArg>({
            query: (queryArg) => ({ url: `/api/auth/password/${queryArg.hash}` }),
        }),
        setForgottenPassword: build.mutation<SetForgottenPasswordApiResponse, SetForgottenPasswordApiArg>({
            query: (queryArg) => ({
                url: `/api/auth/password/${queryArg.hash}`,
                method: "POST",
                body: queryArg.newPassword,
            }),
        }),
        verifyNewEmail: build.mutation<VerifyNewEmailApiResponse, VerifyNewEmailApiArg>({
            query: (queryArg) => ({
                url: `/api/auth/verify-email`,
                method: "POST",
                body: queryArg.verifyNewEmail,
                headers: {
                    "user-agent": queryArg["user-agent"],
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        loginAs: build.mutation<LoginAsApiResponse, LoginAsApiArg>({
            query: (queryArg) => ({
                url: `/api/auth/login-as`,
                method: "POST",
                body: queryArg.loginAs,
                headers: {
                    "accept-language": queryArg["accept-language"],
                    "user-agent": queryArg["user-agent"],
                },
            }),
        }),
        loginWithToken: build.mutation<LoginWithTokenApiResponse, LoginWithTokenApiArg>({
            query: (queryArg) => ({
                url: `/api/auth/login-with-token`,
                method: "POST",
                body: queryArg.originalToken,
                headers: {
                    "user-agent": queryArg["user-agent"],
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        loginWithGoogle: build.mutation<LoginWithGoogleApiResponse, LoginWithGoogleApiArg>({
            query: (queryArg) => ({
                url: `/api/auth/google/redirect`,
                method: "POST",
                body: queryArg.googleLogin,
                headers: {
                    "user-agent": queryArg["user-agent"],
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        getOneTapNonce: build.mutation<GetOneTapNonceApiResponse, GetOneTapNonceApiArg>({
            query: () => ({ url: `/api/auth/google/one-tap/nonce`, method: "POST" }),
        }),
        loginWithOneTap: build.mutation<LoginWithOneTapApiResponse, LoginWithOneTapApiArg>({
            query: (queryArg) => ({
                url: `/api/auth/google/one-tap`,
                method: "POST",
                body: queryArg.oneTapLogin,
                headers: {
                    "user-agent": queryArg["user-agent"],
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        loginWithFacebook: build.mutation<LoginWithFacebookApiResponse, LoginWithFacebookApiArg>({
            query: (queryArg) => ({
                url: `/api/auth/facebook/redirect`,
                method: "POST",
                body: queryArg.facebookLogin,
                headers: {
                    "user-agent": queryArg["user-agent"],
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        loginWithApple: build.mutation<LoginWithAppleApiResponse, LoginWithAppleApiArg>({
            query: (queryArg) => ({
                url: `/api/auth/apple/redirect`,
                method: "POST",
                body: queryArg.appleLogin,
                headers: {
                    "user-agent": queryArg["user-agent"],
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        getMe: build.query<GetMeApiResponse, GetMeApiArg>({
            query: (queryArg) => ({
                url: `/api/me`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        changeMe: build.mutation<ChangeMeApiResponse, ChangeMeApiArg>({
            query: (queryArg) => ({
                url: `/api/me`,
                method: "PATCH",
                body: queryArg.changeMe,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        keepPreferences: build.mutation<KeepPreferencesApiResponse, KeepPreferencesApiArg>({
            query: (queryArg) => ({
                url: `/api/me/meta`,
                method: "POST",
                body: queryArg.meta,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        changeEmail: build.mutation<ChangeEmailApiResponse, ChangeEmailApiArg>({
            query: (queryArg) => ({ url: `/api/me/change-email`, method: "POST", body: queryArg.changeEmail }),
        }),
        changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
            query: (queryArg) => ({ url: `/api/me/password`, method: "PUT", body: queryArg.changePassword }),
        }),
        deactivate: build.mutation<DeactivateApiResponse, DeactivateApiArg>({
            query: (queryArg) => ({ url: `/api/me/deactivate`, method: "POST", body: queryArg.proof }),
        }),
        listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
            query: () => ({ url: `/api/me/sessions` }),
        }),
        endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
            query: () => ({ url: `/api/me/sessions`, method: "DELETE" }),
        }),
        endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
            query: (queryArg) => ({ url: `/api/me/sessions/${queryArg.sessionId}`, method: "DELETE" }),
        }),
        listSecondFactors: build.query<ListSecondFactorsApiResponse, ListSecondFactorsApiArg>({
            query: () => ({ url: `/api/me/second-factors` }),
        }),
        beginApp: build.mutation<BeginAppApiResponse, BeginAppApiArg>({
            query: (queryArg) => ({ url: `/api/me/second-factors/app`, method: "POST", body: queryArg.proof }),
        }),
        confirmApp: build.mutation<ConfirmAppApiResponse, ConfirmAppApiArg>({
            query: (queryArg) => ({
                url: `/api/me/second-factors/app/confirm`,
                method: "POST",
                body: queryArg.confirmApp,
            }),
        }),
        beginPasskey: build.mutation<BeginPasskeyApiResponse, BeginPasskeyApiArg>({
            query: (queryArg) => ({ url: `/api/me/second-factors/passkey`, method: "POST", body: queryArg.proof }),
        }),
        confirmPasskey: build.mutation<ConfirmPasskeyApiResponse, ConfirmPasskeyApiArg>({
            query: (queryArg) => ({
                url: `/api/me/second-factors/passkey/confirm`,
                method: "POST",
                body: queryArg.confirmPasskey,
            }),
        }),
        removeSecondFactor: build.mutation<RemoveSecondFactorApiResponse, RemoveSecondFactorApiArg>({
            query: (queryArg) => ({
                url: `/api/me/second-factors/${queryArg.factorId}/remove`,
                method: "POST",
                body: queryArg.proof,
            }),
        }),
        makeRecoveryCodes: build.mutation<MakeRecoveryCodesApiResponse, MakeRecoveryCodesApiArg>({
            query: (queryArg) => ({ url: `/api/me/recovery-codes`, method: "POST", body: queryArg.proof }),
        }),
        showConsents: build.query<ShowConsentsApiResponse, ShowConsentsApiArg>({
            query: () => ({ url: `/api/me/consents` }),
        }),
        showAccess: build.query<ShowAccessApiResponse, ShowAccessApiArg>({
            query: () => ({ url: `/api/me/access` }),
        }),
        askForExport: build.mutation<AskForExportApiResponse, AskForExportApiArg>({
            query: (queryArg) => ({ url: `/api/me/export`, method: "POST", body: queryArg.proof }),
        }),
        listExports: build.query<ListExportsApiResponse, ListExportsApiArg>({
            query: () => ({ url: `/api/me/exports` }),
        }),
        downloadExport: build.query<DownloadExportApiResponse, DownloadExportApiArg>({
            query: (queryArg) => ({ url: `/api/me/exports/${queryArg.exportId}` }),
        }),
        erase: build.mutation<EraseApiResponse, EraseApiArg>({
            query: (queryArg) => ({ url: `/api/me/erase`, method: "POST", body: queryArg.proof }),
        }),
        showNotifications: build.query<ShowNotificationsApiResponse, ShowNotificationsApiArg>({
            query: (queryArg) => ({
                url: `/api/me/notifications`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
                params: {
                    cursor: queryArg.cursor,
                },
            }),
        }),
        showUnread: build.query<ShowUnreadApiResponse, ShowUnreadApiArg>({
            query: () => ({ url: `/api/me/notifications/unread` }),
        }),
        markRead: build.mutation<MarkReadApiResponse, MarkReadApiArg>({
            query: (queryArg) => ({ url: `/api/me/notifications/read`, method: "POST", body: queryArg.markRead }),
        }),
        showNotificationSettings: build.query<ShowNotificationSettingsApiResponse, ShowNotificationSettingsApiArg>({
            query: () => ({ url: `/api/me/notification-settings` }),
        }),
        changeNotificationSettings: build.mutation<
            ChangeNotificationSettingsApiResponse,
            ChangeNotificationSettingsApiArg
        >({
            query: (queryArg) => ({
                url: `/api/me/notification-settings`,
                method: "PATCH",
                body: queryArg.changeNotificationSettings,
            }),
        }),
        subscribeBrowser: build.mutation<SubscribeBrowserApiResponse, SubscribeBrowserApiArg>({
            query: (queryArg) => ({ url: `/api/me/push-subscriptions`, method: "POST", body: queryArg.subscribe }),
        }),
        unsubscribeBrowser: build.mutation<UnsubscribeBrowserApiResponse, UnsubscribeBrowserApiArg>({
            query: () => ({ url: `/api/me/push-subscriptions`, method: "DELETE" }),
        }),
        listMyCvs: build.query<ListMyCvsApiResponse, ListMyCvsApiArg>({
            query: () => ({ url: `/api/me/cvs` }),
        }),
        createCv: build.mutation<CreateCvApiResponse, CreateCvApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs`,
                method: "POST",
                body: queryArg.newCv,
                headers: {
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                },
            }),
        }),
        showCv: build.query<ShowCvApiResponse, ShowCvApiArg>({
            query: (queryArg) => ({ url: `/api/me/cvs/${queryArg.cvId}` }),
        }),
        deleteCv: build.mutation<DeleteCvApiResponse, DeleteCvApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}`,
                method: "DELETE",
                headers: {
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                },
            }),
        }),
        renameCv: build.mutation<RenameCvApiResponse, RenameCvApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/name`,
                method: "PUT",
                body: queryArg.renamedCv,
            }),
        }),
        changeContact: build.mutation<ChangeContactApiResponse, ChangeContactApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/contact`,
                method: "PUT",
                body: queryArg.changedCvContact,
            }),
        }),
        changeHeadline: build.mutation<ChangeHeadlineApiResponse, ChangeHeadlineApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/headline`,
                method: "PUT",
                body: queryArg.changedCvHeadline,
            }),
        }),
        describeIdealJob: build.mutation<DescribeIdealJobApiResponse, DescribeIdealJobApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/ideal-job`,
                method: "PUT",
                body: queryArg.describedIdealJob,
            }),
        }),
        changeAvatar: build.mutation<ChangeAvatarApiResponse, ChangeAvatarApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/avatar`,
                method: "PUT",
                body: queryArg.chosenCvAvatar,
            }),
        }),
        putItem: build.mutation<PutItemApiResponse, PutItemApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/items/${queryArg.itemId}`,
                method: "PUT",
                body: queryArg.putCvItem,
            }),
        }),
        removeItem: build.mutation<RemoveItemApiResponse, RemoveItemApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/items/${queryArg.itemId}`,
                method: "DELETE",
                params: {
                    baseVersion: queryArg.baseVersion,
                },
            }),
        }),
        moveItem: build.mutation<MoveItemApiResponse, MoveItemApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/items/${queryArg.itemId}/move`,
                method: "POST",
                body: queryArg.movedCvItem,
                headers: {
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                },
            }),
        }),
        undoCvChange: build.mutation<UndoCvChangeApiResponse, UndoCvChangeApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/undo`,
                method: "POST",
                body: queryArg.undoneCvChange,
                headers: {
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                },
            }),
        }),
        listCvVersions: build.query<ListCvVersionsApiResponse, ListCvVersionsApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/versions`,
                params: {
                    before: queryArg.before,
                },
            }),
        }),
        showCvVersion: build.query<ShowCvVersionApiResponse, ShowCvVersionApiArg>({
            query: (queryArg) => ({ url: `/api/me/cvs/${queryArg.cvId}/versions/${queryArg.version}` }),
        }),
        restoreCvVersion: build.mutation<RestoreCvVersionApiResponse, RestoreCvVersionApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/restore`,
                method: "POST",
                body: queryArg.restoredCv,
                headers: {
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                },
            }),
        }),
        chooseVisibility: build.mutation<ChooseVisibilityApiResponse, ChooseVisibilityApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/visibility`,
                method: "PUT",
                body: queryArg.chosenCvVisibility,
            }),
        }),
        excludeEmployer: build.mutation<ExcludeEmployerApiResponse, ExcludeEmployerApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/excluded-employers/${queryArg.employerId}`,
                method: "PUT",
            }),
        }),
        readmitEmployer: build.mutation<ReadmitEmployerApiResponse, ReadmitEmployerApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/excluded-employers/${queryArg.employerId}`,
                method: "DELETE",
            }),
        }),
        exportCv: build.query<ExportCvApiResponse, ExportCvApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/export/${queryArg.format}`,
                params: {
                    template: queryArg.template,
                    version: queryArg.version,
                },
            }),
        }),
        typesetCv: build.mutation<TypesetCvApiResponse, TypesetCvApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/document`,
                method: "POST",
                body: queryArg.typesetCv,
            }),
        }),
        importCvFile: build.mutation<ImportCvFileApiResponse, ImportCvFileApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cv-imports`,
                method: "POST",
                body: queryArg.bodyImportCvFile,
                headers: {
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                },
            }),
        }),
        readDocumentText: build.mutation<ReadDocumentTextApiResponse, ReadDocumentTextApiArg>({
            query: (queryArg) => ({ url: `/api/me/cv-texts`, method: "POST", body: queryArg.bodyReadDocumentText }),
        }),
        listCvOpenings: build.query<ListCvOpeningsApiResponse, ListCvOpeningsApiArg>({
            query: (queryArg) => ({
                url: `/api/me/cvs/${queryArg.cvId}/openings`,
                params: {
                    page: queryArg.page,
                },
            }),
        }),
        listMySavedSearches: build.query<ListMySavedSearchesApiResponse, ListMySavedSearchesApiArg>({
            query: (queryArg) => ({
                url: `/api/me/saved-searches`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        saveSearch: build.mutation<SaveSearchApiResponse, SaveSearchApiArg>({
            query: (queryArg) => ({
                url: `/api/me/saved-searches`,
                method: "POST",
                body: queryArg.saveSearch,
                headers: {
                    "accept-language": queryArg["accept-language"],
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                },
            }),
        }),
        changeSavedSearch: build.mutation<ChangeSavedSearchApiResponse, ChangeSavedSearchApiArg>({
            query: (queryArg) => ({
                url: `/api/me/saved-searches/${queryArg.searchId}`,
                method: "PATCH",
                body: queryArg.changeSearch,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        removeSavedSearch: build.mutation<RemoveSavedSearchApiResponse, RemoveSavedSearchApiArg>({
            query: (queryArg) => ({ url: `/api/me/saved-searches/${queryArg.searchId}`, method: "DELETE" }),
        }),
        previewSavedSearch: build.query<PreviewSavedSearchApiResponse, PreviewSavedSearchApiArg>({
            query: (queryArg) => ({
                url: `/api/me/saved-searches/${queryArg.searchId}/preview`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        previewSearch: build.mutation<PreviewSearchApiResponse, PreviewSearchApiArg>({
            query: (queryArg) => ({
                url: `/api/saved-search-previews`,
                method: "POST",
                body: queryArg.previewSearch,
                headers: {
                    "accept-language": queryArg["accept-language"],
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        listMatches: build.query<ListMatchesApiResponse, ListMatchesApiArg>({
            query: (queryArg) => ({
                url: `/api/me/saved-searches/${queryArg.searchId}/matches`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                    "Access-Link": queryArg["Access-Link"],
                },
                params: {
                    cursor: queryArg.cursor,
                },
            }),
        }),
        explainMatch: build.query<ExplainMatchApiResponse, ExplainMatchApiArg>({
            query: (queryArg) => ({
                url: `/api/me/saved-searches/${queryArg.searchId}/matches/${queryArg.jobId}`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        askForAlerts: build.mutation<AskForAlertsApiResponse, AskForAlertsApiArg>({
            query: (queryArg) => ({ url: `/api/saved-searches`, method: "POST", body: queryArg.askForAlerts }),
        }),
        listSavedSearchesOfGuest: build.query<ListSavedSearchesOfGuestApiResponse, ListSavedSearchesOfGuestApiArg>({
            query: (queryArg) => ({
                url: `/api/saved-searches`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        confirmAlerts: build.mutation<ConfirmAlertsApiResponse, ConfirmAlertsApiArg>({
            query: (queryArg) => ({
                url: `/api/saved-search-confirmations`,
                method: "POST",
                body: queryArg.confirmAlerts,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        changeSavedSearchOfGuest: build.mutation<ChangeSavedSearchOfGuestApiResponse, ChangeSavedSearchOfGuestApiArg>({
            query: (queryArg) => ({
                url: `/api/saved-searches/${queryArg.searchId}`,
                method: "PATCH",
                body: queryArg.changeSearch,
                headers: {
                    "accept-language": queryArg["accept-language"],
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        removeSavedSearchOfGuest: build.mutation<RemoveSavedSearchOfGuestApiResponse, RemoveSavedSearchOfGuestApiArg>({
            query: (queryArg) => ({
                url: `/api/saved-searches/${queryArg.searchId}`,
                method: "DELETE",
                headers: {
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        askForPersonalDataLink: build.mutation<AskForPersonalDataLinkApiResponse, AskForPersonalDataLinkApiArg>({
            query: (queryArg) => ({ url: `/api/personal-data/link`, method: "POST", body: queryArg.askForLink }),
        }),
        showPersonalData: build.query<ShowPersonalDataApiResponse, ShowPersonalDataApiArg>({
            query: (queryArg) => ({
                url: `/api/personal-data`,
                headers: {
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        askForGuestExport: build.mutation<AskForGuestExportApiResponse, AskForGuestExportApiArg>({
            query: (queryArg) => ({
                url: `/api/personal-data/exports`,
                method: "POST",
                headers: {
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        downloadGuestExport: build.query<DownloadGuestExportApiResponse, DownloadGuestExportApiArg>({
            query: (queryArg) => ({
                url: `/api/personal-data/exports/${queryArg.exportId}`,
                headers: {
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        erasePersonalData: build.mutation<ErasePersonalDataApiResponse, ErasePersonalDataApiArg>({
            query: (queryArg) => ({
                url: `/api/personal-data/erasure`,
                method: "POST",
                body: queryArg.confirmErasure,
                headers: {
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
        }),
        showInbox: build.query<ShowInboxApiResponse, ShowInboxApiArg>({
            query: (queryArg) => ({
                url: `/api/inbox`,
                headers: {
                    "Employer-Id": queryArg["Employer-Id"],
                    "Access-Link": queryArg["Access-Link"],
                },
                params: {
                    jobId: queryArg.jobId,
                    status: queryArg.status,
                    page: queryArg.page,
                },
            }),
            providesTags: ["Inbox"],
        }),
        readApplication: build.query<ReadApplicationApiResponse, ReadApplicationApiArg>({
            query: (queryArg) => ({
                url: `/api/inbox/applications/${queryArg.applicationId}`,
                headers: {
                    "Employer-Id": queryArg["Employer-Id"],
                    "Access-Link": queryArg["Access-Link"],
                },
                params: {
                    jobId: queryArg.jobId,
                    status: queryArg.status,
                },
            }),
            providesTags: ["Inbox"],
        }),
        markSeen: build.mutation<MarkSeenApiResponse, MarkSeenApiArg>({
            query: (queryArg) => ({
                url: `/api/inbox/applications/${queryArg.applicationId}/seen`,
                method: "POST",
                headers: {
                    "Employer-Id": queryArg["Employer-Id"],
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
            invalidatesTags: ["Inbox"],
        }),
        endSelection: build.mutation<EndSelectionApiResponse, EndSelectionApiArg>({
            query: (queryArg) => ({
                url: `/api/inbox/applications/${queryArg.applicationId}/end`,
                method: "POST",
                body: queryArg.endSelection,
                headers: {
                    "Employer-Id": queryArg["Employer-Id"],
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
            invalidatesTags: ["Inbox"],
        }),
        endJob: build.mutation<EndJobApiResponse, EndJobApiArg>({
            query: (queryArg) => ({
                url: `/api/inbox/jobs/${queryArg.jobId}/end`,
                method: "POST",
                body: queryArg.endSelection,
                headers: {
                    "Employer-Id": queryArg["Employer-Id"],
                    "Idempotency-Key": queryArg["Idempotency-Key"],
                    "Access-Link": queryArg["Access-Link"],
                },
            }),
            invalidatesTags: ["Inbox"],
        }),
        listCandidates: build.query<ListCandidatesApiResponse, ListCandidatesApiArg>({
            query: (queryArg) => ({
                url: `/api/candidates`,
                headers: {
                    "Employer-Id": queryArg["Employer-Id"],
                    "accept-language": queryArg["accept-language"],
                },
                params: {
                    page: queryArg.page,
                    position: queryArg.position,
                    place: queryArg.place,
                    educationLevel: queryArg.educationLevel,
                    language: queryArg.language,
                },
            }),
        }),
        openCandidate: build.mutation<OpenCandidateApiResponse, OpenCandidateApiArg>({
            query: (queryArg) => ({
                url: `/api/candidates/${queryArg.cvId}/open`,
                method: "POST",
                headers: {
                    "Employer-Id": queryArg["Employer-Id"],
                },
            }),
        }),
        showMailSubscription: build.query<ShowMailSubscriptionApiResponse, ShowMailSubscriptionApiArg>({
            query: (queryArg) => ({ url: `/api/unsubscribe/${queryArg.token}` }),
        }),
        unsubscribeFromMail: build.mutation<UnsubscribeFromMailApiResponse, UnsubscribeFromMailApiArg>({
            query: (queryArg) => ({ url: `/api/unsubscribe/${queryArg.token}`, method: "POST" }),
        }),
        reportBounce: build.mutation<ReportBounceApiResponse, ReportBounceApiArg>({
            query: (queryArg) => ({ url: `/api/mail/bounces`, method: "POST", body: queryArg.bounceReport }),
        }),
        listAuditedApplications: build.query<ListAuditedApplicationsApiResponse, ListAuditedApplicationsApiArg>({
            query: (queryArg) => ({
                url: `/api/audit/applications`,
                headers: {
                    "Access-Link": queryArg["Access-Link"],
                },
                params: {
                    before: queryArg.before,
                },
            }),
        }),
        replayApplication: build.query<ReplayApplicationApiResponse, ReplayApplicationApiArg>({
            query: (queryArg) => ({
                url: `/api/audit/applications/${queryArg.applicationId}`,
                headers: {
                    "Access-Link": queryArg["Access-Link"],
                },
                params: {
                    asOf: queryArg.asOf,
                },
            }),
        }),
        listEvents: build.query<ListEventsApiResponse, ListEventsApiArg>({
            query: (queryArg) => ({
                url: `/api/audit/events`,
                headers: {
                    "Access-Link": queryArg["Access-Link"],
                },
                params: {
                    log: queryArg.log,
                    after: queryArg.after,
                },
            }),
        }),
        listTexts: build.query<ListTextsApiResponse, ListTextsApiArg>({
            query: (queryArg) => ({
                url: `/api/editor/texts`,
                headers: {
                    "accept-language": queryArg["accept-language"],
                },
            }),
        }),
        showText: build.query<ShowTextApiResponse, ShowTextApiArg>({
            query: (queryArg) => ({ url: `/api/editor/texts/${queryArg.document}/${queryArg.language}` }),
        }),
        showTextVersion: build.query<ShowTextVersionApiResponse, ShowTextVersionApiArg>({
            query: (queryArg) => ({
                url: `/api/editor/texts/${queryArg.document}/${queryArg.language}/versions/${queryArg["number"]}`,
            }),
        }),
        previewText: build.mutation<PreviewTextApiResponse, PreviewTextApiArg>({
            query: (queryArg) => ({
                url: `/api/editor/texts/${queryArg.document}/${queryArg.language}/preview`,
                method: "POST",
                body: queryArg.draftFields,
            }),
        }),
        saveDraft: build.mutation<SaveDraftApiResponse, SaveDraftApiArg>({
            query: (queryArg) => ({
                url: `/api/editor/texts/${queryArg.document}/${queryArg.language}/draft`,
                method: "PUT",
                body: queryArg.saveDraft,
            }),
        }),
        discardDraft: build.mutation<DiscardDraftApiResponse, DiscardDraftApiArg>({
            query: (queryArg) => ({
                url: `/api/editor/texts/${queryArg.document}/${queryArg.language}/draft`,
                method: "DELETE",
                params: {
                    revision: queryArg.revision,
                },
            }),
        }),
        publishDraft: build.mutation<PublishDraftApiResponse, PublishDraftApiArg>({
            query: (queryArg) => ({
                url: `/api/editor/texts/${queryArg.document}/${queryArg.language}/publish`,
                method: "POST",
                body: queryArg.textRevision,
            }),
        }),
        restoreVersion: build.mutation<RestoreVersionApiResponse, RestoreVersionApiArg>({
            query: (queryArg) => ({
                url: `/api/editor/texts/${queryArg.document}/${queryArg.language}/restore`,
                method: "POST",
                body: queryArg.restoreVersion,
            }),
        }),
        showDebugConfig: build.query<ShowDebugConfigApiResponse, ShowDebugConfigApiArg>({
            query: () => ({ url: `/api/debug/config` }),
        }),
        showDebugMails: build.query<ShowDebugMailsApiResponse, ShowDebugMailsApiArg>({
            query: (queryArg) => ({ url: `/api/debug/mails/${queryArg.locale}` }),
        }),
        showDebugMail: build.query<ShowDebugMailApiResponse, ShowDebugMailApiArg>({
            query: (queryArg) => ({ url: `/api/debug/mails/${queryArg.locale}/${queryArg.mail}` }),
        }),
        showDebugRoutes: build.query<ShowDebugRoutesApiResponse, ShowDebugRoutesApiArg>({
            query: () => ({ url: `/api/debug/routes` }),
        }),
        listFeedReports: build.query<ListFeedReportsApiResponse, ListFeedReportsApiArg>({
            query: () => ({ url: `/api/feed-reports` }),
        }),
        showFeedReport: build.query<ShowFeedReportApiResponse, ShowFeedReportApiArg>({
            query: (queryArg) => ({
                url: `/api/feed-reports/${queryArg.feedName}`,
                params: {
                    reading: queryArg.reading,
                },
            }),
        }),
    }),
    overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type SearchJobsApiResponse = /** status 200 Successful Response */ JobList;
export type SearchJobsApiArg = {
    "accept-language"?: string;
    /** Words, also `+must`, `-not` and `"a phrase"`. */
    query?: string[];
    /** Names or ids of places, regions and countries; one of them must match. */
    locations?: string[];
    /** Latitude and longitude in degrees (WGS 84). */
    near?: string;
    /** Km around `near`, or around the place in `locations`. */
    radius?: number;
    /** Occupations (ISCO-08 unit groups such as `5131`) or categories (`c24`). */
    positions?: string[];
    /** Only what was published within the last three days. */
    newJobs?: boolean;
    /** Ignore locations and search everywhere. */
    excludeLocations?: boolean;
    category?: string[];
    employment?: ("permanent" | "fixed-term" | "seasonal" | "student" | "internship")[];
    workMode?: ("on-site" | "hybrid" | "remote")[];
    workingTime?: ("full-time" | "part-time")[];
    /** Required level of the Croatian Qualifications Framework. */
    education?: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8")[];
    /** Required years of experience. */
    experience?: ("none" | "1-2" | "3-5" | "6+")[];
    /** Employer ids. */
    employer?: number[];
    /** Euros a month, gross. */
    salaryFrom?: number;
    /** Required languages (ISO 639-1). */
    language?: string[];
    /** Required driving licence categories. */
    licence?: string[];
    /** Maximum age of the ad. */
    published?: "1d" | "3d" | "7d" | "30d";
    applicationType?: ("quick" | "external-link" | "external-form" | "phone" | "address" | "in-person")[];
    /** Language of the ad. */
    adLanguage?: string[];
    format?: ("exclusive" | "highlighted" | "standard" | "normal")[];
    sort?: "relevance" | "newest" | "deadline" | "salary";
    /** From 1; a page beyond the last has no items. */
    page?: number;
    perPage?: number;
    /** `nextCursor` of the previous response, equally fast at any depth; `page` is then ignored. */
    cursor?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type SearchFeaturedJobsApiResponse = /** status 200 Successful Response */ JobList;
export type SearchFeaturedJobsApiArg = {
    "accept-language"?: string;
    /** Words, also `+must`, `-not` and `"a phrase"`. */
    query?: string[];
    /** Names or ids of places, regions and countries; one of them must match. */
    locations?: string[];
    /** Latitude and longitude in degrees (WGS 84). */
    near?: string;
    /** Km around `near`, or around the place in `locations`. */
    radius?: number;
    /** Occupations (ISCO-08 unit groups such as `5131`) or categories (`c24`). */
    positions?: string[];
    /** Only what was published within the last three days. */
    newJobs?: boolean;
    /** Ignore locations and search everywhere. */
    excludeLocations?: boolean;
    category?: string[];
    employment?: ("permanent" | "fixed-term" | "seasonal" | "student" | "internship")[];
    workMode?: ("on-site" | "hybrid" | "remote")[];
    workingTime?: ("full-time" | "part-time")[];
    /** Required level of the Croatian Qualifications Framework. */
    education?: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8")[];
    /** Required years of experience. */
    experience?: ("none" | "1-2" | "3-5" | "6+")[];
    /** Employer ids. */
    employer?: number[];
    /** Euros a month, gross. */
    salaryFrom?: number;
    /** Required languages (ISO 639-1). */
    language?: string[];
    /** Required driving licence categories. */
    licence?: string[];
    /** Maximum age of the ad. */
    published?: "1d" | "3d" | "7d" | "30d";
    applicationType?: ("quick" | "external-link" | "external-form" | "phone" | "address" | "in-person")[];
    /** Language of the ad. */
    adLanguage?: string[];
    format?: ("exclusive" | "highlighted" | "standard" | "normal")[];
    sort?: "relevance" | "newest" | "deadline" | "salary";
    /** From 1; a page beyond the last has no items. */
    page?: number;
    perPage?: number;
    /** `nextCursor` of the previous response, equally fast at any depth; `page` is then ignored. */
    cursor?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type UnderstandSearchApiResponse = /** status 200 Successful Response */ JobSearch;
export type UnderstandSearchApiArg = {
    "accept-language"?: string;
    /** Words, also `+must`, `-not` and `"a phrase"`. */
    query?: string[];
    /** Names or ids of places, regions and countries; one of them must match. */
    locations?: string[];
    /** Latitude and longitude in degrees (WGS 84). */
    near?: string;
    /** Km around `near`, or around the place in `locations`. */
    radius?: number;
    /** Occupations (ISCO-08 unit groups such as `5131`) or categories (`c24`). */
    positions?: string[];
    /** Only what was published within the last three days. */
    newJobs?: boolean;
    /** Ignore locations and search everywhere. */
    excludeLocations?: boolean;
    category?: string[];
    employment?: ("permanent" | "fixed-term" | "seasonal" | "student" | "internship")[];
    workMode?: ("on-site" | "hybrid" | "remote")[];
    workingTime?: ("full-time" | "part-time")[];
    /** Required level of the Croatian Qualifications Framework. */
    education?: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8")[];
    /** Required years of experience. */
    experience?: ("none" | "1-2" | "3-5" | "6+")[];
    /** Employer ids. */
    employer?: number[];
    /** Euros a month, gross. */
    salaryFrom?: number;
    /** Required languages (ISO 639-1). */
    language?: string[];
    /** Required driving licence categories. */
    licence?: string[];
    /** Maximum age of the ad. */
    published?: "1d" | "3d" | "7d" | "30d";
    applicationType?: ("quick" | "external-link" | "external-form" | "phone" | "address" | "in-person")[];
    /** Language of the ad. */
    adLanguage?: string[];
    format?: ("exclusive" | "highlighted" | "standard" | "normal")[];
};
export type ListFeaturedJobsApiResponse = /** status 200 Successful Response */ JobList;
export type ListFeaturedJobsApiArg = {
    /** From 1; a page beyond the last has no items. */
    page?: number;
    perPage?: number;
    /** `exclusive`: exclusive ads of the last seven days; `video`: those with a video. */
    block?: HomeBlock;
    "accept-language"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type GetLivenessApiResponse = /** status 200 Successful Response */ Liveness;
export type GetLivenessApiArg = void;
export type GetReadinessApiResponse = /** status 200 Successful Response */ Readiness;
export type GetReadinessApiArg = void;
export type GetSiteApiResponse = /** status 200 Successful Response */ Site;
export type GetSiteApiArg = void;
export type GetBrandStylesheetApiResponse = /** status 200 Successful Response */ string;
export type GetBrandStylesheetApiArg = void;
export type ShowInfoPageApiResponse = /** status 200 Successful Response */ InfoPage;
export type ShowInfoPageApiArg = {
    name: string;
    /** By default the version in force. */
    version?: number;
    "accept-language"?: string;
};
export type ListAdviceApiResponse = /** status 200 Successful Response */ AdviceList;
export type ListAdviceApiArg = {
    "accept-language"?: string;
};
export type ShowAdviceApiResponse = /** status 200 Successful Response */ Advice;
export type ShowAdviceApiArg = {
    adviceId: number;
    "accept-language"?: string;
};
export type ListFaqApiResponse = /** status 200 Successful Response */ Faq;
export type ListFaqApiArg = {
    "accept-language"?: string;
};
export type ListEducationsApiResponse = /** status 200 Successful Response */ Educations;
export type ListEducationsApiArg = {
    "accept-language"?: string;
};
export type ListRecommendedEducationsApiResponse = /** status 200 Successful Response */ RecommendedEducations;
export type ListRecommendedEducationsApiArg = {
    "accept-language"?: string;
};
export type WriteContactMessageApiResponse = /** status 202 Successful Response */ any;
export type WriteContactMessageApiArg = {
    writeMessage: WriteMessage;
};
export type GetTokenApiResponse = /** status 200 Successful Response */ AnonymousToken;
export type GetTokenApiArg = void;
export type ForgetMeApiResponse = unknown;
export type ForgetMeApiArg = void;
export type ForgetVisitsApiResponse = unknown;
export type ForgetVisitsApiArg = void;
export type TrackPageVisitApiResponse = unknown;
export type TrackPageVisitApiArg = {
    source?: string;
    pageVisit: PageVisit;
};
export type CountPageViewApiResponse = unknown;
export type CountPageViewApiArg = {
    navigation: Navigation;
};
export type ListSavedJobsApiResponse = /** status 200 Successful Response */ SavedJobs;
export type ListSavedJobsApiArg = {
    page?: number;
    "accept-language"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type SaveJobApiResponse = unknown;
export type SaveJobApiArg = {
    jobId: number;
};
export type UnsaveJobApiResponse = unknown;
export type UnsaveJobApiArg = {
    jobId: number;
};
export type SetNoteApiResponse = unknown;
export type SetNoteApiArg = {
    jobId: number;
    savedJobNote: SavedJobNote;
};
export type GetSearchHistoryApiResponse = /** status 200 Successful Response */ SearchHistory;
export type GetSearchHistoryApiArg = {
    /** For how many of the newest `newJobs` is counted. */
    counted?: number;
    "accept-language"?: string;
};
export type RememberSearchApiResponse = unknown;
export type RememberSearchApiArg = {
    "accept-language"?: string;
    /** Words, also `+must`, `-not` and `"a phrase"`. */
    query?: string[];
    /** Names or ids of places, regions and countries; one of them must match. */
    locations?: string[];
    /** Latitude and longitude in degrees (WGS 84). */
    near?: string;
    /** Km around `near`, or around the place in `locations`. */
    radius?: number;
    /** Occupations (ISCO-08 unit groups such as `5131`) or categories (`c24`). */
    positions?: string[];
    /** Only what was published within the last three days. */
    newJobs?: boolean;
    /** Ignore locations and search everywhere. */
    excludeLocations?: boolean;
    category?: string[];
    employment?: ("permanent" | "fixed-term" | "seasonal" | "student" | "internship")[];
    workMode?: ("on-site" | "hybrid" | "remote")[];
    workingTime?: ("full-time" | "part-time")[];
    /** Required level of the Croatian Qualifications Framework. */
    education?: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8")[];
    /** Required years of experience. */
    experience?: ("none" | "1-2" | "3-5" | "6+")[];
    /** Employer ids. */
    employer?: number[];
    /** Euros a month, gross. */
    salaryFrom?: number;
    /** Required languages (ISO 639-1). */
    language?: string[];
    /** Required driving licence categories. */
    licence?: string[];
    /** Maximum age of the ad. */
    published?: "1d" | "3d" | "7d" | "30d";
    applicationType?: ("quick" | "external-link" | "external-form" | "phone" | "address" | "in-person")[];
    /** Language of the ad. */
    adLanguage?: string[];
    format?: ("exclusive" | "highlighted" | "standard" | "normal")[];
};
export type ClearSearchHistoryApiResponse = unknown;
export type ClearSearchHistoryApiArg = void;
export type ListPopularSearchesApiResponse = /** status 200 Successful Response */ PopularSearches;
export type ListPopularSearchesApiArg = {
    "accept-language"?: string;
};
export type ListRecommendedJobsApiResponse = /** status 200 Successful Response */ RecommendedJobs;
export type ListRecommendedJobsApiArg = {
    /** From 1; a page beyond the last has no items. */
    page?: number;
    perPage?: number;
    "accept-language"?: string;
};
export type CompareSalariesApiResponse = /** status 200 Successful Response */ SalaryComparison;
export type CompareSalariesApiArg = {
    "accept-language"?: string;
    /** An occupation or a category. */
    position?: string;
    /** A place, region or country by its id; by default the home country of the language. */
    location?: string;
};
export type GetJobApiResponse = /** status 200 Successful Response */ JobDetail;
export type GetJobApiArg = {
    jobId: number;
    /** Show the ad as of this time (RFC 3339); a future time means now. */
    asOf?: string;
    "accept-language"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type ListAllEmployersApiResponse = /** status 200 Successful Response */ EmployerList;
export type ListAllEmployersApiArg = {
    "accept-language"?: string;
    /** Words of the name, or beginnings of them. */
    query?: string;
    /** The letter of the name's place in the alphabet; `0-9` for names without one. */
    letter?:
        | "0-9"
        | "A"
        | "B"
        | "C"
        | "\u010C"
        | "\u0106"
        | "D"
        | "D\u017E"
        | "\u0110"
        | "E"
        | "F"
        | "G"
        | "H"
        | "I"
        | "J"
        | "K"
        | "L"
        | "Lj"
        | "M"
        | "N"
        | "Nj"
        | "O"
        | "P"
        | "Q"
        | "R"
        | "S"
        | "\u0160"
        | "T"
        | "U"
        | "V"
        | "W"
        | "X"
        | "Y"
        | "Z"
        | "\u017D"
        | "\u0410"
        | "\u0411"
        | "\u0412"
        | "\u0413"
        | "\u0414"
        | "\u0402"
        | "\u0403"
        | "\u0415"
        | "\u0416"
        | "\u0417"
        | "\u0405"
        | "\u0418"
        | "\u0408"
        | "\u041A"
        | "\u041B"
        | "\u0409"
        | "\u041C"
        | "\u041D"
        | "\u040A"
        | "\u041E"
        | "\u041F"
        | "\u0420"
        | "\u0421"
        | "\u0422"
        | "\u040B"
        | "\u040C"
        | "\u0423"
        | "\u0424"
        | "\u0425"
        | "\u0426"
        | "\u0427"
        | "\u040F"
        | "\u0428";
    /** A category's id. */
    sector?: string;
    /** From 1; a page beyond the last has no items. */
    page?: number;
};
export type GetEmployerApiResponse = /** status 200 Successful Response */ EmployerDetail;
export type GetEmployerApiArg = {
    employerId: number;
    "accept-language"?: string;
};
export type ListCategoriesApiResponse = /** status 200 Successful Response */ Categories;
export type ListCategoriesApiArg = {
    "accept-language"?: string;
};
export type ListEducationLevelsApiResponse = /** status 200 Successful Response */ EducationLevels;
export type ListEducationLevelsApiArg = {
    "accept-language"?: string;
};
export type ListLanguagesApiResponse = /** status 200 Successful Response */ Languages;
export type ListLanguagesApiArg = {
    "accept-language"?: string;
};
export type ListCountriesApiResponse = /** status 200 Successful Response */ Countries;
export type ListCountriesApiArg = {
    "accept-language"?: string;
};
export type ListPositionsApiResponse = /** status 200 Successful Response */ Positions;
export type ListPositionsApiArg = {
    /** Of a unit group. */
    code?: string[];
    "accept-language"?: string;
};
export type SuggestWhatApiResponse = /** status 200 Successful Response */ WhatSuggestions;
export type SuggestWhatApiArg = {
    /** The text typed so far. */
    prefix?: string;
    "accept-language"?: string;
};
export type SuggestPlacesApiResponse = /** status 200 Successful Response */ WhereSuggestions;
export type SuggestPlacesApiArg = {
    /** The text typed so far. */
    prefix?: string;
    "accept-language"?: string;
};
export type CalculateSalaryApiResponse = /** status 200 Successful Response */ PayCalculation;
export type CalculateSalaryApiArg = {
    "accept-language"?: string;
    payTerms: PayTerms;
};
export type CalculateRoyaltyContractApiResponse = /** status 200 Successful Response */ PayCalculation;
export type CalculateRoyaltyContractApiArg = {
    "accept-language"?: string;
    payTerms: PayTerms;
};
export type CalculateServiceContractApiResponse = /** status 200 Successful Response */ PayCalculation;
export type CalculateServiceContractApiArg = {
    "accept-language"?: string;
    payTerms: PayTerms;
};
export type ListPayYearsApiResponse = /** status 200 Successful Response */ PayYears;
export type ListPayYearsApiArg = void;
export type SearchMunicipalitiesApiResponse = /** status 200 Successful Response */ Municipalities;
export type SearchMunicipalitiesApiArg = {
    /** The text typed so far. */
    prefix?: string;
    "accept-language"?: string;
};
export type ApplyToJobApiResponse = /** status 201 Successful Response */ Started;
export type ApplyToJobApiArg = {
    jobId: number;
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
    applyToJob: ApplyToJob;
};
export type ConfirmCodeApiResponse = /** status 200 Successful Response */ Confirmed;
export type ConfirmCodeApiArg = {
    /** From the response that started the application. */
    applicationId: string;
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
    confirmCode: ConfirmCode;
};
export type ResendCodeApiResponse = /** status 202 Successful Response */ CodeResent;
export type ResendCodeApiArg = {
    /** From the response that started the application. */
    applicationId: string;
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type SendApplicationApiResponse = /** status 200 Successful Response */ Written;
export type SendApplicationApiArg = {
    /** From the response that started the application. */
    applicationId: string;
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
    sendApplication: SendApplication;
};
export type ListMyApplicationsApiResponse = /** status 200 Successful Response */ MyApplications;
export type ListMyApplicationsApiArg = {
    page?: number;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type ShowLastCvApiResponse = /** status 200 Successful Response */ LastCv;
export type ShowLastCvApiArg = void;
export type ShowApplicationApiResponse = /** status 200 Successful Response */ MyApplicationDetail;
export type ShowApplicationApiArg = {
    /** From the response that started the application. */
    applicationId: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type DeleteApplicationApiResponse = /** status 200 Successful Response */ Written;
export type DeleteApplicationApiArg = {
    /** From the response that started the application. */
    applicationId: string;
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type ResendApplicationApiResponse = /** status 200 Successful Response */ Written;
export type ResendApplicationApiArg = {
    /** From the response that started the application. */
    applicationId: string;
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
    resendChanges: ResendChanges;
};
export type UploadDocumentApiResponse = /** status 201 Successful Response */ UploadedDocument;
export type UploadDocumentApiArg = {
    /** From an earlier upload. */
    "Upload-Token"?: string;
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    bodyUploadDocument: BodyUploadDocument;
};
export type DownloadDocumentApiResponse = /** status 200 The file. */ Blob;
export type DownloadDocumentApiArg = {
    documentId: string;
    /** The application that the file is attached to. */
    application?: string;
    /** From an earlier upload. */
    "Upload-Token"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type DeleteDocumentApiResponse = unknown;
export type DeleteDocumentApiArg = {
    documentId: string;
    /** From an earlier upload. */
    "Upload-Token"?: string;
};
export type ListOwnDocumentsApiResponse = /** status 200 Successful Response */ OwnDocuments;
export type ListOwnDocumentsApiArg = void;
export type SaveOwnDocumentApiResponse = unknown;
export type SaveOwnDocumentApiArg = {
    documentId: string;
};
export type UploadPictureApiResponse = /** status 201 Successful Response */ Picture;
export type UploadPictureApiArg = {
    x?: number;
    y?: number;
    size?: number;
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    bodyUploadPicture: BodyUploadPicture;
};
export type ListPicturesApiResponse = /** status 200 Successful Response */ Pictures;
export type ListPicturesApiArg = void;
export type ShowPictureApiResponse = /** status 200 The picture. */ Blob;
export type ShowPictureApiArg = {
    pictureId: string;
};
export type DeletePictureApiResponse = unknown;
export type DeletePictureApiArg = {
    pictureId: string;
};
export type ChoosePictureApiResponse = unknown;
export type ChoosePictureApiArg = {
    shownPicture: ShownPicture;
};
export type LoginApiResponse = /** status 200 Successful Response */ Me;
export type LoginApiArg = {
    "user-agent"?: string;
    "accept-language"?: string;
    login: Login;
};
export type AskForCodeApiResponse = /** status 202 Successful Response */ MailSent;
export type AskForCodeApiArg = {
    "accept-language"?: string;
    askForCode: AskForCode;
};
export type LoginWithCodeApiResponse = /** status 200 Successful Response */ Me;
export type LoginWithCodeApiArg = {
    "user-agent"?: string;
    "accept-language"?: string;
    codeLogin: CodeLogin;
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type GetPendingLoginApiResponse = /** status 200 Successful Response */ PendingLogin;
export type GetPendingLoginApiArg = void;
export type LoginWithSecondFactorApiResponse = /** status 200 Successful Response */ Me;
export type LoginWithSecondFactorApiArg = {
    "user-agent"?: string;
    "accept-language"?: string;
    secondStep: SecondStep;
};
export type GetSecondPasskeyOptionsApiResponse = /** status 200 Successful Response */ PasskeyOptions;
export type GetSecondPasskeyOptionsApiArg = void;
export type GetPasskeyOptionsApiResponse = /** status 200 Successful Response */ PasskeyOptions;
export type GetPasskeyOptionsApiArg = void;
export type LoginWithPasskeyApiResponse = /** status 200 Successful Response */ Me;
export type LoginWithPasskeyApiArg = {
    "user-agent"?: string;
    "accept-language"?: string;
    passkeyLogin: PasskeyLogin;
};
export type RegisterApiResponse = /** status 201 Successful Response */ Registered;
export type RegisterApiArg = {
    "user-agent"?: string;
    "accept-language"?: string;
    register: Register;
};
export type VerifyApiResponse = /** status 200 Successful Response */ Me;
export type VerifyApiArg = {
    "user-agent"?: string;
    "accept-language"?: string;
    verify: Verify;
};
export type ResendVerificationApiResponse = /** status 202 Successful Response */ MailSent;
export type ResendVerificationApiArg = {
    askForCode: AskForCode;
};
export type ForgottenPasswordApiResponse = unknown;
export type ForgottenPasswordApiArg = {
    "accept-language"?: string;
    forgottenPassword: ForgottenPassword;
};
export type CheckPasswordLinkApiResponse = unknown;
export type CheckPasswordLinkApiArg = {
    /** From the mailed link. */
    hash: string;
};
export type SetForgottenPasswordApiResponse = unknown;
export type SetForgottenPasswordApiArg = {
    /** From the mailed link. */
    hash: string;
    newPassword: NewPassword;
};
export type VerifyNewEmailApiResponse = /** status 200 Successful Response */ Me;
export type VerifyNewEmailApiArg = {
    "user-agent"?: string;
    "accept-language"?: string;
    verifyNewEmail: VerifyNewEmail;
};
export type LoginAsApiResponse = /** status 200 Successful Response */ Me;
export type LoginAsApiArg = {
    "accept-language"?: string;
    "user-agent"?: string;
    loginAs: LoginAs;
};
export type LoginWithTokenApiResponse = /** status 200 Successful Response */ Me;
export type LoginWithTokenApiArg = {
    "user-agent"?: string;
    "accept-language"?: string;
    originalToken: OriginalToken;
};
export type LoginWithGoogleApiResponse = /** status 200 Successful Response */ Registered;
export type LoginWithGoogleApiArg = {
    "user-agent"?: string;
    "accept-language"?: string;
    googleLogin: GoogleLogin;
};
export type GetOneTapNonceApiResponse = /** status 200 Successful Response */ OneTapNonce;
export type GetOneTapNonceApiArg = void;
export type LoginWithOneTapApiResponse = /** status 200 Successful Response */ Registered;
export type LoginWithOneTapApiArg = {
    "user-agent"?: string;
    "accept-language"?: string;
    oneTapLogin: OneTapLogin;
};
export type LoginWithFacebookApiResponse = /** status 200 Successful Response */ Registered;
export type LoginWithFacebookApiArg = {
    "user-agent"?: string;
    "accept-language"?: string;
    facebookLogin: FacebookLogin;
};
export type LoginWithAppleApiResponse = /** status 200 Successful Response */ Registered;
export type LoginWithAppleApiArg = {
    "user-agent"?: string;
    "accept-language"?: string;
    appleLogin: AppleLogin;
};
export type GetMeApiResponse = /** status 200 Successful Response */ Me;
export type GetMeApiArg = {
    "accept-language"?: string;
};
export type ChangeMeApiResponse = /** status 200 Successful Response */ Me;
export type ChangeMeApiArg = {
    "accept-language"?: string;
    changeMe: ChangeMe;
};
export type KeepPreferencesApiResponse = /** status 200 Successful Response */ Me;
export type KeepPreferencesApiArg = {
    "accept-language"?: string;
    meta: Meta;
};
export type ChangeEmailApiResponse = unknown;
export type ChangeEmailApiArg = {
    changeEmail: ChangeEmail;
};
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = {
    changePassword: ChangePassword;
};
export type DeactivateApiResponse = /** status 200 Successful Response */ Deactivated;
export type DeactivateApiArg = {
    proof: Proof;
};
export type ListSessionsApiResponse = /** status 200 Successful Response */ Sessions;
export type ListSessionsApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
    sessionId: string;
};
export type ListSecondFactorsApiResponse = /** status 200 Successful Response */ SecondFactors;
export type ListSecondFactorsApiArg = void;
export type BeginAppApiResponse = /** status 200 Successful Response */ AppEnrolment;
export type BeginAppApiArg = {
    proof: Proof;
};
export type ConfirmAppApiResponse = /** status 201 Successful Response */ RecoveryCodes;
export type ConfirmAppApiArg = {
    confirmApp: ConfirmApp;
};
export type BeginPasskeyApiResponse = /** status 200 Successful Response */ PasskeyEnrolment;
export type BeginPasskeyApiArg = {
    proof: Proof;
};
export type ConfirmPasskeyApiResponse = /** status 201 Successful Response */ RecoveryCodes;
export type ConfirmPasskeyApiArg = {
    confirmPasskey: ConfirmPasskey;
};
export type RemoveSecondFactorApiResponse = unknown;
export type RemoveSecondFactorApiArg = {
    factorId: string;
    proof: Proof;
};
export type MakeRecoveryCodesApiResponse = /** status 201 Successful Response */ RecoveryCodes;
export type MakeRecoveryCodesApiArg = {
    proof: Proof;
};
export type ShowConsentsApiResponse = /** status 200 Successful Response */ Consents;
export type ShowConsentsApiArg = void;
export type ShowAccessApiResponse = /** status 200 Successful Response */ Access;
export type ShowAccessApiArg = void;
export type AskForExportApiResponse = /** status 202 Successful Response */ PersonalExport;
export type AskForExportApiArg = {
    proof: Proof;
};
export type ListExportsApiResponse = /** status 200 Successful Response */ PersonalExports;
export type ListExportsApiArg = void;
export type DownloadExportApiResponse = /** status 200 The archive. */ Blob;
export type DownloadExportApiArg = {
    exportId: string;
};
export type EraseApiResponse = /** status 202 Successful Response */ any;
export type EraseApiArg = {
    proof: Proof;
};
export type ShowNotificationsApiResponse = /** status 200 Successful Response */ NotificationPage;
export type ShowNotificationsApiArg = {
    /** `nextCursor` of the previous response. */
    cursor?: number;
    "accept-language"?: string;
};
export type ShowUnreadApiResponse = /** status 200 Successful Response */ Unread;
export type ShowUnreadApiArg = void;
export type MarkReadApiResponse = unknown;
export type MarkReadApiArg = {
    markRead: MarkRead;
};
export type ShowNotificationSettingsApiResponse = /** status 200 Successful Response */ NotificationSettings;
export type ShowNotificationSettingsApiArg = void;
export type ChangeNotificationSettingsApiResponse = /** status 200 Successful Response */ NotificationSettings;
export type ChangeNotificationSettingsApiArg = {
    changeNotificationSettings: ChangeNotificationSettings;
};
export type SubscribeBrowserApiResponse = unknown;
export type SubscribeBrowserApiArg = {
    subscribe: Subscribe;
};
export type UnsubscribeBrowserApiResponse = unknown;
export type UnsubscribeBrowserApiArg = void;
export type ListMyCvsApiResponse = /** status 200 Successful Response */ ListedCvs;
export type ListMyCvsApiArg = void;
export type CreateCvApiResponse = /** status 201 Successful Response */ CreatedCv;
export type CreateCvApiArg = {
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    newCv: NewCv;
};
export type ShowCvApiResponse = /** status 200 Successful Response */ ShownCv;
export type ShowCvApiArg = {
    cvId: string;
};
export type DeleteCvApiResponse = unknown;
export type DeleteCvApiArg = {
    cvId: string;
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
};
export type RenameCvApiResponse = /** status 200 Successful Response */ EditedCv;
export type RenameCvApiArg = {
    cvId: string;
    renamedCv: RenamedCv;
};
export type ChangeContactApiResponse = /** status 200 Successful Response */ EditedCv;
export type ChangeContactApiArg = {
    cvId: string;
    changedCvContact: ChangedCvContact;
};
export type ChangeHeadlineApiResponse = /** status 200 Successful Response */ EditedCv;
export type ChangeHeadlineApiArg = {
    cvId: string;
    changedCvHeadline: ChangedCvHeadline;
};
export type DescribeIdealJobApiResponse = /** status 200 Successful Response */ EditedCv;
export type DescribeIdealJobApiArg = {
    cvId: string;
    describedIdealJob: DescribedIdealJob;
};
export type ChangeAvatarApiResponse = /** status 200 Successful Response */ EditedCv;
export type ChangeAvatarApiArg = {
    cvId: string;
    chosenCvAvatar: ChosenCvAvatar;
};
export type PutItemApiResponse = /** status 200 Successful Response */ EditedCv;
export type PutItemApiArg = {
    /** Made by the client that adds the item. */
    itemId: string;
    cvId: string;
    putCvItem: PutCvItem;
};
export type RemoveItemApiResponse = /** status 200 Successful Response */ EditedCv;
export type RemoveItemApiArg = {
    /** Made by the client that adds the item. */
    itemId: string;
    cvId: string;
    baseVersion: number;
};
export type MoveItemApiResponse = /** status 200 Successful Response */ EditedCv;
export type MoveItemApiArg = {
    /** Made by the client that adds the item. */
    itemId: string;
    cvId: string;
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    movedCvItem: MovedCvItem;
};
export type UndoCvChangeApiResponse = /** status 200 Successful Response */ EditedCv;
export type UndoCvChangeApiArg = {
    cvId: string;
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    undoneCvChange: UndoneCvChange;
};
export type ListCvVersionsApiResponse = /** status 200 Successful Response */ CvVersions;
export type ListCvVersionsApiArg = {
    cvId: string;
    before?: number;
};
export type ShowCvVersionApiResponse = /** status 200 Successful Response */ EarlierCv;
export type ShowCvVersionApiArg = {
    cvId: string;
    version: number;
};
export type RestoreCvVersionApiResponse = /** status 200 Successful Response */ EditedCv;
export type RestoreCvVersionApiArg = {
    cvId: string;
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    restoredCv: RestoredCv;
};
export type ChooseVisibilityApiResponse = /** status 200 Successful Response */ ChangedCvVisibility;
export type ChooseVisibilityApiArg = {
    cvId: string;
    chosenCvVisibility: ChosenCvVisibility;
};
export type ExcludeEmployerApiResponse = /** status 200 Successful Response */ ChangedCvVisibility;
export type ExcludeEmployerApiArg = {
    cvId: string;
    employerId: number;
};
export type ReadmitEmployerApiResponse = /** status 200 Successful Response */ ChangedCvVisibility;
export type ReadmitEmployerApiArg = {
    cvId: string;
    employerId: number;
};
export type ExportCvApiResponse = /** status 200 The file. */ Blob;
export type ExportCvApiArg = {
    cvId: string;
    /** `json` is JSON Resume. */
    format: CvFormat;
    /** Of a PDF. */
    template?: Template;
    /** The newest by default. */
    version?: number;
};
export type TypesetCvApiResponse = /** status 200 Successful Response */ TypesetDocument;
export type TypesetCvApiArg = {
    cvId: string;
    typesetCv: TypesetCv;
};
export type ImportCvFileApiResponse = /** status 201 Successful Response */ ImportedCv;
export type ImportCvFileApiArg = {
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    bodyImportCvFile: BodyImportCvFile;
};
export type ReadDocumentTextApiResponse = /** status 200 Successful Response */ DocumentText;
export type ReadDocumentTextApiArg = {
    bodyReadDocumentText: BodyReadDocumentText;
};
export type ListCvOpeningsApiResponse = /** status 200 Successful Response */ CvOpenings;
export type ListCvOpeningsApiArg = {
    cvId: string;
    page?: number;
};
export type ListMySavedSearchesApiResponse = /** status 200 Successful Response */ SavedSearches;
export type ListMySavedSearchesApiArg = {
    "accept-language"?: string;
};
export type SaveSearchApiResponse = /** status 201 Successful Response */ SavedSearch;
export type SaveSearchApiArg = {
    "accept-language"?: string;
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    saveSearch: SaveSearch;
};
export type ChangeSavedSearchApiResponse = /** status 200 Successful Response */ SavedSearch;
export type ChangeSavedSearchApiArg = {
    searchId: string;
    "accept-language"?: string;
    changeSearch: ChangeSearch;
};
export type RemoveSavedSearchApiResponse = unknown;
export type RemoveSavedSearchApiArg = {
    searchId: string;
};
export type PreviewSavedSearchApiResponse = /** status 200 Successful Response */ SearchPreview;
export type PreviewSavedSearchApiArg = {
    searchId: string;
    "accept-language"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type PreviewSearchApiResponse = /** status 200 Successful Response */ SearchPreview;
export type PreviewSearchApiArg = {
    "accept-language"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
    previewSearch: PreviewSearch;
};
export type ListMatchesApiResponse = /** status 200 Successful Response */ SearchMatches;
export type ListMatchesApiArg = {
    searchId: string;
    /** `nextCursor` of the previous response. */
    cursor?: number;
    "accept-language"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type ExplainMatchApiResponse = /** status 200 Successful Response */ ExplainedMatch;
export type ExplainMatchApiArg = {
    searchId: string;
    jobId: number;
    "accept-language"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type AskForAlertsApiResponse = /** status 202 Successful Response */ any;
export type AskForAlertsApiArg = {
    askForAlerts: AskForAlerts;
};
export type ListSavedSearchesOfGuestApiResponse = /** status 200 Successful Response */ SavedSearches;
export type ListSavedSearchesOfGuestApiArg = {
    "accept-language"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type ConfirmAlertsApiResponse = /** status 200 Successful Response */ ConfirmedSearch;
export type ConfirmAlertsApiArg = {
    "accept-language"?: string;
    confirmAlerts: ConfirmAlerts;
};
export type ChangeSavedSearchOfGuestApiResponse = /** status 200 Successful Response */ SavedSearch;
export type ChangeSavedSearchOfGuestApiArg = {
    searchId: string;
    "accept-language"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
    changeSearch: ChangeSearch;
};
export type RemoveSavedSearchOfGuestApiResponse = unknown;
export type RemoveSavedSearchOfGuestApiArg = {
    searchId: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type AskForPersonalDataLinkApiResponse = unknown;
export type AskForPersonalDataLinkApiArg = {
    askForLink: AskForLink;
};
export type ShowPersonalDataApiResponse = /** status 200 Successful Response */ HeldData;
export type ShowPersonalDataApiArg = {
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type AskForGuestExportApiResponse = /** status 202 Successful Response */ GuestExport;
export type AskForGuestExportApiArg = {
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type DownloadGuestExportApiResponse = /** status 200 The archive. */ Blob;
export type DownloadGuestExportApiArg = {
    exportId: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type ErasePersonalDataApiResponse = /** status 202 Successful Response */ any;
export type ErasePersonalDataApiArg = {
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
    confirmErasure: ConfirmErasure;
};
export type ShowInboxApiResponse = /** status 200 Successful Response */ Inbox;
export type ShowInboxApiArg = {
    /** Applications for this job only. */
    jobId?: number;
    status?: InboxStatus;
    page?: number;
    /** The employer to act for, when the user is a member of several; defaults to the first. */
    "Employer-Id"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type ReadApplicationApiResponse = /** status 200 Successful Response */ InboxApplicationDetail;
export type ReadApplicationApiArg = {
    applicationId: string;
    /** Applications for this job only. */
    jobId?: number;
    status?: InboxStatus;
    /** The employer to act for, when the user is a member of several; defaults to the first. */
    "Employer-Id"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type MarkSeenApiResponse = /** status 200 Successful Response */ Marked;
export type MarkSeenApiArg = {
    applicationId: string;
    /** The employer to act for, when the user is a member of several; defaults to the first. */
    "Employer-Id"?: string;
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type EndSelectionApiResponse = /** status 200 Successful Response */ Marked;
export type EndSelectionApiArg = {
    applicationId: string;
    /** The employer to act for, when the user is a member of several; defaults to the first. */
    "Employer-Id"?: string;
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
    endSelection: EndSelection;
};
export type EndJobApiResponse = /** status 200 Successful Response */ JobEnded;
export type EndJobApiArg = {
    jobId: number;
    /** The employer to act for, when the user is a member of several; defaults to the first. */
    "Employer-Id"?: string;
    /** Chosen by the client for each thing it wants: repeating the request has one effect, one answer. */
    "Idempotency-Key"?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
    endSelection: EndSelection;
};
export type ListCandidatesApiResponse = /** status 200 Successful Response */ ListedCandidates;
export type ListCandidatesApiArg = {
    page?: number;
    /** An occupation that the person looks for: ISCO-08. */
    position?: string;
    /** A place where they would work: its id in GeoNames. */
    place?: number;
    /** The lowest level of education that will do. */
    educationLevel?: number;
    /** A language that the person speaks: ISO 639. */
    language?: string;
    /** The employer to act for, when the user is a member of several; defaults to the first. */
    "Employer-Id"?: string;
    "accept-language"?: string;
};
export type OpenCandidateApiResponse = /** status 200 Successful Response */ OpenedCandidate;
export type OpenCandidateApiArg = {
    cvId: string;
    /** The employer to act for, when the user is a member of several; defaults to the first. */
    "Employer-Id"?: string;
};
export type ShowMailSubscriptionApiResponse = /** status 200 Successful Response */ MailSubscription;
export type ShowMailSubscriptionApiArg = {
    /** The end of the link in the mail. */
    token: string;
};
export type UnsubscribeFromMailApiResponse = /** status 200 Successful Response */ MailSubscription;
export type UnsubscribeFromMailApiArg = {
    /** The end of the link in the mail. */
    token: string;
};
export type ReportBounceApiResponse = /** status 200 Successful Response */ BounceReportResult;
export type ReportBounceApiArg = {
    bounceReport: BounceReport;
};
export type ListAuditedApplicationsApiResponse = /** status 200 Successful Response */ AuditApplications;
export type ListAuditedApplicationsApiArg = {
    /** `nextBefore` of the last page. */
    before?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type ReplayApplicationApiResponse = /** status 200 Successful Response */ AuditReplay;
export type ReplayApplicationApiArg = {
    applicationId: string;
    /** Defaults to now. */
    asOf?: string;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type ListEventsApiResponse = /** status 200 Successful Response */ AuditEvents;
export type ListEventsApiArg = {
    log?: "applications" | "cv" | "jobs" | "saved_searches" | "texts";
    /** `nextAfter` of the last page. */
    after?: number;
    /** The token of a signed link, from the `access` query of the page's address. */
    "Access-Link"?: string;
};
export type ListTextsApiResponse = /** status 200 Successful Response */ TextList;
export type ListTextsApiArg = {
    "accept-language"?: string;
};
export type ShowTextApiResponse = /** status 200 Successful Response */ EditedText;
export type ShowTextApiArg = {
    document: string;
    language: "hr" | "en" | "sl" | "bs" | "mk";
};
export type ShowTextVersionApiResponse = /** status 200 Successful Response */ ShownVersion;
export type ShowTextVersionApiArg = {
    number: number;
    document: string;
    language: "hr" | "en" | "sl" | "bs" | "mk";
};
export type PreviewTextApiResponse = /** status 200 Successful Response */ Preview;
export type PreviewTextApiArg = {
    document: string;
    language: "hr" | "en" | "sl" | "bs" | "mk";
    draftFields: DraftFields;
};
export type SaveDraftApiResponse = /** status 200 Successful Response */ EditedText;
export type SaveDraftApiArg = {
    document: string;
    language: "hr" | "en" | "sl" | "bs" | "mk";
    saveDraft: SaveDraft;
};
export type DiscardDraftApiResponse = /** status 200 Successful Response */ EditedText;
export type DiscardDraftApiArg = {
    document: string;
    language: "hr" | "en" | "sl" | "bs" | "mk";
    revision: number;
};
export type PublishDraftApiResponse = /** status 200 Successful Response */ EditedText;
export type PublishDraftApiArg = {
    document: string;
    language: "hr" | "en" | "sl" | "bs" | "mk";
    textRevision: TextRevision;
};
export type RestoreVersionApiResponse = /** status 200 Successful Response */ EditedText;
export type RestoreVersionApiArg = {
    document: string;
    language: "hr" | "en" | "sl" | "bs" | "mk";
    restoreVersion: RestoreVersion;
};
export type ShowDebugConfigApiResponse = /** status 200 Successful Response */ DebugConfig;
export type ShowDebugConfigApiArg = void;
export type ShowDebugMailsApiResponse = /** status 200 Successful Response */ DebugMails;
export type ShowDebugMailsApiArg = {
    locale: "hr" | "en" | "sl" | "bs" | "mk";
};
export type ShowDebugMailApiResponse = /** status 200 Successful Response */ string;
export type ShowDebugMailApiArg = {
    locale: "hr" | "en" | "sl" | "bs" | "mk";
    mail: string;
};
export type ShowDebugRoutesApiResponse = /** status 200 Successful Response */ DebugRoutes;
export type ShowDebugRoutesApiArg = void;
export type ListFeedReportsApiResponse = /** status 200 Successful Response */ ReportedFeeds;
export type ListFeedReportsApiArg = void;
export type ShowFeedReportApiResponse = /** status 200 Successful Response */ FeedReport;
export type ShowFeedReportApiArg = {
    feedName: string;
    /** A `number`; by default the newest. */
    reading?: number;
};
export type JobEmployer = {
    id: number;
    name: string;
};
export type JobSalary = {
    /** ISO 4217. */
    currency: string;
    minimum: number | null;
    maximum: number | null;
    period: "hour" | "day" | "week" | "two-weeks" | "month" | "year";
    tax: "gross" | "net";
};
export type Named = {
    id: string;
    name: string;
};
export type SalaryEstimate = {
    minimum: number | null;
    maximum: number | null;
    tax: "gross" | "net";
    /** Whose rules it follows. */
    year: number;
    /** Its code (sifra). */
    municipality: string;
};
export type JobUserInfo = {
    /** Published within the last three days. */
    isNew: boolean;
    /** Its page was opened in this browser, or by this user, in the last 90 days. */
    isSeen: boolean;
    isSaved: boolean;
    /** When the user's last application for the job was sent. */
    appliedAt: string | null;
    /** The application that was sent then. */
    applicationId: string | null;
};
export type SiblingJob = {
    id: number;
    slug: string;
    location: string;
};
export type ListedJob = {
    /** The job's public number. */
    id: number;
    title: string;
    /** The ad's language (ISO 639-1). */
    language: string;
    employer: JobEmployer;
    workMode: "on-site" | "hybrid" | "remote";
    employment: ("permanent" | "fixed-term" | "seasonal" | "student" | "internship") | null;
    workingTime: ("full-time" | "part-time") | null;
    /** None when the employer hides it. */
    salary: JobSalary | null;
    /** Set on demonstration content, which is no offer of work: an invented ad, or a real one with its dates moved to today. */
    demo: ("invented" | "dates-shifted") | null;
    publishedAt: string;
    applyUntil: string;
    slug: string;
    /** Occupation (ISCO-08 unit group). */
    position: Named | null;
    /** The category for browsing. */
    rootPosition: Named | null;
    /** A short text of the locations, empty for remote-only work. Countries other than the home country of the requested language are named. */
    location: string;
    /** `quick`, `external-link`, `external-form`, `phone`, `address`, `in-person`. */
    applicationTypes: string[];
    /** How prominently the ad is shown: EXCLUSIVE-HOME … STANDARD. */
    format: string;
    /** For Croatian ads in EUR a month that show a salary. */
    salaryEstimate: SalaryEstimate | null;
    /** Whether applications are still accepted. */
    isActive: boolean;
    /** The path of the employer's logo, a PNG. */
    employerLogoUrl: string | null;
    userInfo: JobUserInfo;
    /** The words of the query that were given up for this job. */
    missingWords: string[];
    /** Those of the page that are grouped under this job. */
    siblings: SiblingJob[];
};
export type Near = {
    lat: number;
    lng: number;
    km: number;
};
export type Filter = {
    dimension:
        | "category"
        | "employment"
        | "workMode"
        | "workingTime"
        | "education"
        | "experience"
        | "employer"
        | "salaryFrom"
        | "language"
        | "licence"
        | "published"
        | "applicationType"
        | "adLanguage"
        | "format";
    values: Named[];
};
export type Correction = {
    typed: string;
    used: string;
};
export type UnderstoodWords = {
    /** As typed: without it, the query asks for the rest. */
    text: string;
    dimension:
        | (
              | "category"
              | "employment"
              | "workMode"
              | "workingTime"
              | "education"
              | "experience"
              | "employer"
              | "salaryFrom"
              | "language"
              | "licence"
              | "published"
              | "applicationType"
              | "adLanguage"
              | "format"
          )
        | "locations";
    /** Any of these is meant. */
    values: Named[];
    /** Of all values together, if there is one: of an island. */
    name: string | null;
};
export type Reading = {
    id: string;
    name: string;
    total: number;
};
export type AmbiguousOccupation = {
    /** As typed. */
    words: string;
    /** Those with jobs, at least two, to be chosen as `positions`. */
    readings: Reading[];
};
export type GivenUpWords = {
    /** The words that these jobs lack, as typed. */
    words: string[];
    total: number;
};
export type WiderSearch = {
    step: "county" | "radius" | "country" | "everywhere";
    /** The counties or countries, or the place that the radius is around. */
    names: string[];
    km: number | null;
    total: number;
    /** Narrower steps that found nothing either. */
    tried: ("county" | "radius" | "country" | "everywhere")[];
};
export type WiderPlace = {
    step: "county" | "radius" | "country" | "everywhere";
    /** The counties or countries, or the place that the radius is around. */
    names: string[];
    km: number | null;
    total: number;
};
export type JobSearch = {
    query: string;
    /** Recognised places, regions and countries. */
    locations: Named[];
    /** Location names that match nothing. */
    unknownLocations: string[];
    /** Occupations, by code, and categories, as `c24`. */
    positions: Named[];
    /** Unknown position ids. */
    unknownPositions: string[];
    near: Near | null;
    newJobs: boolean;
    excludeLocations: boolean;
    filters: Filter[];
    corrected: Correction[];
    understood: UnderstoodWords[];
    ambiguous: AmbiguousOccupation | null;
    /** How many of the listed jobs have all words; they come first. */
    fullMatches: number;
    /** In the order of the list. */
    givenUp: GivenUpWords[];
    /** Set when the place had no results: the items are those of the first wider step with any. */
    wider: WiderSearch | null;
    /** Wider areas to offer when the place has few results (at most 4); each has more than the last. */
    widerPlaces: WiderPlace[];
    /** The canonical query string: equivalent searches have the same key. */
    key: string;
};
export type FacetValue = {
    id: string;
    name: string;
    count: number;
    chosen: boolean;
};
export type Facet = {
    dimension:
        | "category"
        | "employment"
        | "workMode"
        | "workingTime"
        | "education"
        | "experience"
        | "employer"
        | "salaryFrom"
        | "language"
        | "licence"
        | "published"
        | "applicationType"
        | "adLanguage"
        | "format";
    values: FacetValue[];
};
export type SearchUserInfo = {
    isSaved: boolean;
    /** The account's saved search that looks for the same. */
    savedSearchId: string | null;
};
export type JobList = {
    items: ListedJob[];
    /** Number of matching jobs on all pages. */
    total: number;
    totalPages: number;
    /** For `cursor` of the next request; None on the last page. */
    nextCursor: string | null;
    search: JobSearch;
    facets: Facet[];
    userInfo: SearchUserInfo;
};
export type ErrorCode =
    | "ACCOUNT_DEACTIVATED"
    | "ACCOUNT_MAILS_NEEDED"
    | "ACCOUNT_NOT_FOUND"
    | "ADDRESS_TOO_LONG"
    | "ALREADY_APPLIED"
    | "ALREADY_SENT"
    | "APPLICANT_NOT_VERIFIED"
    | "APPLICATION_DELETED"
    | "APPLICATION_NOT_FOUND"
    | "APPLICATION_NOT_SENT"
    | "APPLICATION_TYPE_UNAVAILABLE"
    | "BODY_TOO_LARGE"
    | "BOUNCE_REPORTS_OFF"
    | "BOUNCE_SECRET_WRONG"
    | "CANDIDATE_NOT_FOUND"
    | "CODE_EXPIRED"
    | "CODE_USED"
    | "CONFLICT"
    | "CONSENT_NOT_GIVEN"
    | "CONSENT_REQUIRED"
    | "CONTACT_CANNOT_CHANGE"
    | "CONTACT_FORM_OFF"
    | "CONTACT_REQUIRED"
    | "CONTENT_NOT_FOUND"
    | "CROP_OUTSIDE_PICTURE"
    | "CROSS_SITE_REQUEST"
    | "CV_CHANGED_MEANWHILE"
    | "CV_FILE_ENCRYPTED"
    | "CV_FILE_TOO_LARGE"
    | "CV_FILE_TOO_MANY_ITEMS"
    | "CV_FILE_UNKNOWN_FORMAT"
    | "CV_FILE_UNREADABLE"
    | "CV_FILE_WITHOUT_TEXT"
    | "CV_INCOMPLETE"
    | "CV_ITEM_NOT_FOUND"
    | "CV_NOT_FOUND"
    | "CV_REQUIRED"
    | "CV_TOO_LONG"
    | "CV_TOO_LONG_FOR_PDF"
    | "CV_VERSION_NOT_FOUND"
    | "DATE_IN_FUTURE"
    | "DOCUMENT_NOT_FOUND"
    | "EMAIL_NOT_VERIFIED"
    | "EMAIL_UNCHANGED"
    | "EMPLOYER_NOT_FOUND"
    | "END_BEFORE_START"
    | "ENROLMENT_EXPIRED"
    | "EXPORT_NOT_FOUND"
    | "FEED_NOT_FOUND"
    | "FILE_EMPTY"
    | "FILE_INFECTED"
    | "FILE_TOO_BIG"
    | "FILE_UNREADABLE"
    | "FORBIDDEN"
    | "FORBIDDEN_WHILE_ACTING"
    | "IDEMPOTENCY_KEY_REUSED"
    | "INTERNAL_ERROR"
    | "INVALID_AMOUNT"
    | "INVALID_CHARACTERS"
    | "INVALID_CHOICE"
    | "INVALID_CREDENTIALS"
    | "INVALID_CURSOR"
    | "INVALID_DATE"
    | "INVALID_EMAIL_FORMAT"
    | "INVALID_FORMAT"
    | "INVALID_ID"
    | "INVALID_INPUT"
    | "INVALID_PHONE"
    | "INVALID_RATE"
    | "INVALID_SECOND_FACTOR"
    | "INVALID_TEXT"
    | "INVALID_VERIFICATION_CODE"
    | "INVALID_VERIFICATION_LINK"
    | "INVALID_WEB_ADDRESS"
    | "JOB_INACTIVE"
    | "JOB_NOT_FOUND"
    | "JOB_REMOVED"
    | "LINK_EXPIRED"
    | "LINK_INVALID"
    | "LINK_OF_ANOTHER_ACCOUNT"
    | "LINK_REQUIRED"
    | "LOGIN_ERROR"
    | "LOGIN_REQUIRED"
    | "MALFORMED_BODY"
    | "MALFORMED_REQUEST"
    | "METHOD_NOT_ALLOWED"
    | "NOTHING_TO_UNDO"
    | "NOT_FOUND"
    | "OUT_OF_RANGE"
    | "OWN_DETAILS_REQUIRED"
    | "PAGE_NOT_FOUND"
    | "PASSKEY_REJECTED"
    | "PASSWORD_NEEDS_DIGIT_OR_SYMBOL"
    | "PASSWORD_NEEDS_LOWERCASE"
    | "PASSWORD_NEEDS_UPPERCASE"
    | "PASSWORD_TOO_COMMON"
    | "PERSON_ERASED"
    | "PICTURE_NOT_FOUND"
    | "PROVIDER_OFF"
    | "PUSH_NOT_OFFERED"
    | "PUSH_SERVICE_UNKNOWN"
    | "RECENT_LOGIN_REQUIRED"
    | "REQUEST_TIMEOUT"
    | "REQUIRED_INPUT"
    | "RESEND_TOO_SOON"
    | "SAVED_SEARCH_NOT_FOUND"
    | "SEARCH_ALREADY_SAVED"
    | "SECOND_FACTOR_EXPIRED"
    | "SECOND_FACTOR_NOT_FOUND"
    | "SECOND_FACTOR_PENDING"
    | "SECOND_FACTOR_REQUIRED"
    | "SELECTION_ENDED"
    | "SERVICE_UNAVAILABLE"
    | "SESSION_NOT_FOUND"
    | "SMS_UNAVAILABLE"
    | "STORAGE_FULL"
    | "TERMS_NOT_ACCEPTED"
    | "TEXT_CHANGED"
    | "TEXT_HAS_FAULTS"
    | "TEXT_VERSION_NOT_FOUND"
    | "TEXT_WITHOUT_DRAFT"
    | "TOO_BUSY"
    | "TOO_FEW"
    | "TOO_LONG"
    | "TOO_MANY"
    | "TOO_MANY_CANDIDATES_OPENED"
    | "TOO_MANY_CODES"
    | "TOO_MANY_CVS"
    | "TOO_MANY_CV_ITEMS"
    | "TOO_MANY_EXCLUDED_EMPLOYERS"
    | "TOO_MANY_FILES"
    | "TOO_MANY_FILES_AT_ONCE"
    | "TOO_MANY_PICTURES"
    | "TOO_MANY_REQUESTS"
    | "TOO_MANY_SAVED_JOBS"
    | "TOO_MANY_SAVED_SEARCHES"
    | "TOO_MANY_SECOND_FACTORS"
    | "TOO_MANY_TRIES"
    | "TOO_SHORT"
    | "UNFILTERED_SEARCH"
    | "UNKNOWN_FIELD"
    | "UNKNOWN_MUNICIPALITY"
    | "UNKNOWN_TEXT_VERSION"
    | "UNKNOWN_YEAR"
    | "UNSUBSCRIBE_LINK_UNKNOWN"
    | "UNSUPPORTED_MEDIA_TYPE"
    | "UPLOAD_EXPIRED"
    | "UPLOAD_INVALID"
    | "UPLOAD_QUOTA_REACHED"
    | "USER_EXISTS"
    | "VERIFICATION_LINK_EXPIRED"
    | "WRONG_FILE_FORMAT"
    | "WRONG_OR_EXPIRED_LINK"
    | "WRONG_PASSWORD";
export type FieldProblem = {
    /** The path of the field in the request, such as `email` or `documents.2`. */
    field: string;
    code: ErrorCode;
};
export type Problem = {
    /** Always `about:blank`: the code says it all. */
    type?: string;
    /** The name of the status. */
    title: string;
    status: number;
    code: ErrorCode;
    /** The code in English words. */
    message: string;
    /** Fields that are to blame. */
    errors?: FieldProblem[];
    /** What helps the person to go on. */
    details?: {
        [key: string]: any;
    };
};
export type HomeBlock = "exclusive" | "video";
export type Liveness = {
    status?: "alive";
    build: string;
};
export type ReadModelLag = {
    name: string;
    log: string;
    /** Events not yet processed: an upper bound, but 0 is exact. */
    events: number;
    /** Age of the oldest event not yet processed. */
    seconds: number;
};
export type TaskBacklog = {
    open: number;
    /** Tasks given up after too many attempts: an operator must look at them. */
    dead: number;
    /** Waiting time of the oldest due task. */
    oldestDueSeconds: number;
};
export type Readiness = {
    status: "ready" | "degraded" | "unavailable";
    reasons: (
        | "DATABASE_AWAY"
        | "NOT_MIGRATED"
        | "ERASURES_NOT_APPLIED"
        | "REDIS_AWAY"
        | "FILES_AWAY"
        | "READ_MODEL_BEHIND"
        | "STREAM_PARKED"
        | "TASKS_WAITING"
        | "TASKS_DEAD"
    )[];
    build: string;
    readModels?: ReadModelLag[];
    parkedStreams?: number;
    tasks?: TaskBacklog | null;
};
export type Language = {
    code: string;
    iso: string;
    /** The language's own name. */
    name: string;
    /** Prefix of every path in this language. */
    prefix: string;
};
export type ShareImage = {
    /** Absolute URL. */
    url: string;
    /** In pixels, as is `height`. */
    width: number;
    height: number;
};
export type Logo = {
    url: string;
    /** The one for dark surfaces; the same where the site has only one. */
    darkUrl: string;
    /** In pixels, as is `height`. */
    width: number;
    height: number;
};
export type HeadMeta = {
    name: string;
    content: string;
};
export type UploadLimits = {
    largestFileBytes: number;
    /** File extensions, without the dot. */
    fileTypes: string[];
};
export type TextVersion = {
    version: number;
    date: string;
};
export type LegalTexts = {
    terms: TextVersion;
    privacy: TextVersion;
};
export type SocialProvider = {
    name: "google" | "facebook" | "apple";
    /** The site's client id at the provider. */
    clientId: string;
};
export type ErrorReporting = {
    dsn: string;
    environment: string;
    release: string;
    /** A tag of reports; absent where it is not known. */
    buildTime: string | null;
    tracesSampleRate: number;
    replaysSessionSampleRate: number;
    replaysOnErrorSampleRate: number;
    ignoreErrors: string[];
};
export type Site = {
    projectName: string;
    /** Beginning of every page's title. */
    title: string;
    environment: string;
    build: string;
    siteUrl: string;
    /** What the paths of the client's files are appended to; empty: this origin. */
    assetsBaseUrl: string;
    languages: Language[];
    sourceLanguage: string;
    siteOgImage: ShareImage | null;
    favicon: string;
    /** Absent where the site has the software's own mark. */
    logo: Logo | null;
    /** Path of the style sheet with the brand's colours; absent where it has none of its own. */
    brandStylesheet: string | null;
    headMeta: HeadMeta[];
    uploads: UploadLimits;
    legalTexts: LegalTexts;
    /** Absent when the operator has published none. */
    contactEmail: string | null;
    /** Whether browsers keep a page that they show without a connection. */
    hasOfflinePage: boolean;
    /** Whether demo ads carry structured data for search engines. */
    hasDemoMarkup: boolean;
    /** Whether codes can be sent by SMS. */
    smsAvailable: boolean;
    socialProviders: SocialProvider[];
    /** The site's client id at Google, where guests are shown Google's one-tap prompt; absent elsewhere. */
    oneTapClientId: string | null;
    /** Development only: URL of the captured mail. */
    mailboxUrl: string | null;
    /** Absent when error reporting is disabled. */
    errorReporting: ErrorReporting | null;
};
export type InfoPage = {
    name: string;
    version: number;
    /** The version in force. */
    newestVersion: number;
    date: string;
    language: "hr" | "en" | "sl" | "bs" | "mk";
    title: string;
    html: string;
};
export type AdviceSummary = {
    id: number;
    /** In the reader's language. */
    slug: string;
    title: string;
    summary: string;
    /** The topic's id. */
    topic: string;
};
export type TextGroup = {
    id: string;
    title: string;
    /** Plain text. */
    description: string;
    /** How its address names it, by language. */
    slugs: {
        [key: string]: string;
    };
};
export type AdviceList = {
    items: AdviceSummary[];
    topics: TextGroup[];
};
export type Advice = {
    id: number;
    /** In the reader's language. */
    slug: string;
    title: string;
    summary: string;
    /** The topic's id. */
    topic: string;
    date: string;
    html: string;
    slugs: {
        [key: string]: string;
    };
    topicDetails: TextGroup;
    next: AdviceSummary[];
};
export type FaqEntry = {
    id: string;
    title: string;
    html: string;
};
export type FaqCategory = {
    id: string;
    title: string;
    /** Plain text. */
    description: string;
    /** How its address names it, by language. */
    slugs: {
        [key: string]: string;
    };
    entries: FaqEntry[];
};
export type Faq = {
    categories: FaqCategory[];
};
export type Education = {
    id: string;
    title: string;
    summary: string;
    provider: string;
    /** For residents of these (ISO 3166). */
    countries: Named[];
    /** For people of these job categories; none: for all. */
    jobCategories: Named[];
    /** The provider's page, over HTTPS. */
    website: string;
    /** Cleaned, without headings. */
    html: string;
};
export type Educations = {
    items: Education[];
};
export type EducationSummary = {
    id: string;
    title: string;
    summary: string;
    provider: string;
    /** For residents of these (ISO 3166). */
    countries: Named[];
    /** For people of these job categories; none: for all. */
    jobCategories: Named[];
};
export type CategoryReason = {
    subject?: "category";
    knownBy: "searched" | "saved" | "applied";
    value: Named;
};
export type CountryReason = {
    subject?: "country";
    knownBy: "address" | "applied" | "saved" | "searched" | "language";
    /** By its ISO 3166 code. */
    value: Named;
};
export type RecommendedEducation = {
    education: EducationSummary;
    reasons: (
        | ({
              subject: "category";
          } & CategoryReason)
        | ({
              subject: "country";
          } & CountryReason)
    )[];
};
export type RecommendedEducations = {
    items: RecommendedEducation[];
    /** How many programmes there are, with those that are not recommended. */
    total: number;
};
export type WriteMessage = {
    name: string;
    email: string;
    topic: "site" | "account" | "data" | "ad" | "employers" | "other";
    message: string;
    locale: "hr" | "en" | "sl" | "bs" | "mk";
};
export type AnonymousToken = {
    token: string;
};
export type PageVisit = {
    jobId: number;
};
export type Navigation = {
    /** Of the page, without query. */
    path: string;
};
export type JobCard = {
    /** The job's public number. */
    id: number;
    title: string;
    /** The ad's language (ISO 639-1). */
    language: string;
    employer: JobEmployer;
    workMode: "on-site" | "hybrid" | "remote";
    employment: ("permanent" | "fixed-term" | "seasonal" | "student" | "internship") | null;
    workingTime: ("full-time" | "part-time") | null;
    /** None when the employer hides it. */
    salary: JobSalary | null;
    /** Set on demonstration content, which is no offer of work: an invented ad, or a real one with its dates moved to today. */
    demo: ("invented" | "dates-shifted") | null;
    publishedAt: string;
    applyUntil: string;
    slug: string;
    /** Occupation (ISCO-08 unit group). */
    position: Named | null;
    /** The category for browsing. */
    rootPosition: Named | null;
    /** A short text of the locations, empty for remote-only work. Countries other than the home country of the requested language are named. */
    location: string;
    /** `quick`, `external-link`, `external-form`, `phone`, `address`, `in-person`. */
    applicationTypes: string[];
    /** How prominently the ad is shown: EXCLUSIVE-HOME … STANDARD. */
    format: string;
    /** For Croatian ads in EUR a month that show a salary. */
    salaryEstimate: SalaryEstimate | null;
    /** Whether applications are still accepted. */
    isActive: boolean;
    /** The path of the employer's logo, a PNG. */
    employerLogoUrl: string | null;
    userInfo: JobUserInfo;
};
export type JobChange = {
    at: string;
    kind: "edited" | "extended" | "shortened" | "paused" | "resumed" | "expired" | "closed" | "relisted" | "removed";
    /** The fields of this response that changed. */
    fields: string[];
};
export type SavedJob = {
    job: JobCard;
    savedAt: string;
    note: string;
    /** Oldest first. */
    changes: JobChange[];
};
export type SavedJobs = {
    /** Last saved first, including jobs closed since. */
    items: SavedJob[];
    total: number;
    totalPages: number;
};
export type SavedJobNote = {
    note: string;
};
export type RememberedSearch = {
    search: JobSearch;
    searchedAt: string;
    /** Open ads that were published since; null where it was not asked for or is not known. */
    newJobs: number | null;
};
export type SearchHistory = {
    /** Distinct searches, newest first, at most 20. */
    items: RememberedSearch[];
};
export type PopularSearches = {
    /** The most popular first, at most 8. */
    items: JobSearch[];
};
export type NamedJob = {
    id: number;
    slug: string;
    title: string;
    /** The ad's language (ISO 639-1). */
    language: string;
};
export type SimilarJob = {
    code: "saved" | "applied";
    /** The one that was saved or applied for. */
    job: NamedJob;
    /** The occupation of both (ISCO-08 unit group). */
    position: Named;
    /** Both are near it; null when that job has no place in the gazetteer. */
    place: Named | null;
    /** How far from the place the job is at most. */
    km: number | null;
};
export type NearHome = {
    code: "near";
    place: Named;
    km: number;
};
export type SearchedFor = {
    code: "searched";
    search: JobSearch;
};
export type RecommendedJob = {
    job: JobCard;
    /** All that found it. */
    reasons: (
        | ({
              code: "applied";
          } & SimilarJob)
        | ({
              code: "near";
          } & NearHome)
        | ({
              code: "saved";
          } & SimilarJob)
        | ({
              code: "searched";
          } & SearchedFor)
    )[];
};
export type RecommendedJobs = {
    items: RecommendedJob[];
    /** How many there are, on all pages. */
    total: number;
    totalPages: number;
    /** Whether anything is known to recommend by. */
    hasInterests: boolean;
};
export type PayRange = {
    lowerQuartile: number;
    median: number;
    upperQuartile: number;
};
export type ComparedSalaries = {
    step: "place" | "county" | "country";
    /** The area of these ads: the requested one, or a wider one. */
    area: Named;
    /** How many ads the figures rest on: at least 5, of at least 3 employers. */
    ads: number;
    /** Whether invented ads are among them, on a site for demonstration. */
    hasDemo: boolean;
    currency: string;
    /** Null outside Croatia, where most ads name the net. */
    gross: PayRange | null;
    /** Null outside Croatia, where most ads name the gross. */
    net: PayRange | null;
};
export type SalaryComparison = {
    position: Named;
    location: Named;
    /** Figures need at least so many ads … */
    fewestAds: number;
    /** … of at least so many employers. */
    fewestEmployers: number;
    /** Open ads count, and those that ended within so many months. */
    months: number;
    /** Narrower areas without enough ads. */
    tried: ("place" | "county" | "country")[];
    /** Null where the whole country has too few ads. */
    found: ComparedSalaries | null;
};
export type JobPlace = {
    /** Its id at GeoNames, a value for `locations`; None for a place outside the gazetteer. */
    placeId: string | null;
    name: string;
    region: string | null;
    /** ISO 3166-1 alpha-2. */
    country: string | null;
    lat: number | null;
    lng: number | null;
};
export type ApplicationWay = {
    type: "quick" | "external-link" | "external-form" | "phone" | "address" | "in-person";
    target: string;
};
export type LanguageSkill = {
    code: string;
    name: string;
    /** A1 to C2 (CEFR). */
    level: string | null;
};
export type JobDetail = {
    places: JobPlace[];
    /** HTML. */
    description: string;
    /** HTML, may be empty. */
    requirements: string;
    /** HTML, may be empty. */
    benefits: string;
    /** Number of openings. */
    workers: number;
    minimumExperienceYears: number | null;
    drivingLicences: string[];
    digitalSkills: string[];
    additionalSkills: string[];
    applicationWays: ApplicationWay[];
    /** The job's public number. */
    id: number;
    title: string;
    /** The ad's language (ISO 639-1). */
    language: string;
    employer: JobEmployer;
    workMode: "on-site" | "hybrid" | "remote";
    employment: ("permanent" | "fixed-term" | "seasonal" | "student" | "internship") | null;
    workingTime: ("full-time" | "part-time") | null;
    /** None when the employer hides it. */
    salary: JobSalary | null;
    /** Set on demonstration content, which is no offer of work: an invented ad, or a real one with its dates moved to today. */
    demo: ("invented" | "dates-shifted") | null;
    publishedAt: string;
    applyUntil: string;
    slug: string;
    /** Occupation (ISCO-08 unit group). */
    position: Named | null;
    /** The category for browsing. */
    rootPosition: Named | null;
    /** A short text of the locations, empty for remote-only work. Countries other than the home country of the requested language are named. */
    location: string;
    /** `quick`, `external-link`, `external-form`, `phone`, `address`, `in-person`. */
    applicationTypes: string[];
    /** How prominently the ad is shown: EXCLUSIVE-HOME … STANDARD. */
    format: string;
    /** For Croatian ads in EUR a month that show a salary. */
    salaryEstimate: SalaryEstimate | null;
    /** Whether applications are still accepted. */
    isActive: boolean;
    /** The path of the employer's logo, a PNG. */
    employerLogoUrl: string | null;
    userInfo: JobUserInfo;
    /** The current version of the job's stream: its number of events. */
    version: number;
    /** Only active ads are searchable and accept applications. */
    standing: "active" | "paused" | "expired" | "closed";
    /** The time as of which the ad is shown; None for now. */
    asOf: string | null;
    /** Since the ad was published, oldest first. */
    changes: JobChange[];
    /** Ended 90 days ago or earlier: the page's status is 410, for search engines. */
    isGone: boolean;
    /** Path of a PNG of 1200 x 630 pixels for shared links, in the requested language. */
    picture: string;
    /** All categories of the ad, that of its position first. */
    categories: Named[];
    /** Remote work only: where applicants live (ISO 3166-1 alpha-2). Those of its places; without any, the home country of the ad's language. */
    applicantCountries: string[];
    videoUrl: string | null;
    changedAt: string;
    closedAt: string | null;
    educationLevel: Named | null;
    languages: LanguageSkill[];
    /** Other active jobs of the category: in the reader's language, of the same occupation, nearby. */
    similar: JobCard[];
};
export type EmployerSummary = {
    id: number;
    name: string;
    /** The path of its logo, a PNG of at most 512 pixels a side. */
    logoUrl: string | null;
    /** Those that it names itself, or else the categories of its ads. */
    sectors: Named[];
    /** Where its ads are, the places of most ads first. */
    places: string[];
    activeJobs: number;
};
export type LetterCount = {
    letter: string;
    employers: number;
};
export type SectorCount = {
    id: string;
    name: string;
    employers: number;
};
export type EmployerList = {
    items: EmployerSummary[];
    total: number;
    totalPages: number;
    /** Letters with employers, in alphabetical order. */
    letters: LetterCount[];
    /** Sectors with employers, by name. */
    sectors: SectorCount[];
};
export type ResponseRate = {
    /** Rounded down. */
    percent: number;
    /** The number of these applications, rounded down to tens. */
    atLeast: number;
    days: number;
    months: number;
};
export type EmployerDetail = {
    id: number;
    name: string;
    /** The path of its logo, a PNG of at most 512 pixels a side. */
    logoUrl: string | null;
    /** Those that it names itself, or else the categories of its ads. */
    sectors: Named[];
    /** Where its ads are, the places of most ads first. */
    places: string[];
    activeJobs: number;
    /** Plain text; an empty line separates paragraphs. May be empty. */
    description: string;
    /** ISO 639-1; None if unknown. */
    descriptionLanguage: string | null;
    website: string | null;
    /** An invented employer, which hires nobody. */
    demo: boolean;
    /** None if it would rest on fewer than ten applications. */
    responseRate: ResponseRate | null;
};
export type Category = {
    id: string;
    name: string;
    /** The category's URL slug, by language. */
    slugs: {
        [key: string]: string;
    };
};
export type Categories = {
    /** By name. */
    items: Category[];
};
export type EducationLevel = {
    id: number;
    name: string;
};
export type EducationLevels = {
    items: EducationLevel[];
};
export type Language2 = {
    /** ISO 639-1. */
    id: string;
    name: string;
};
export type Languages = {
    /** By name. */
    items: Language2[];
};
export type Country = {
    /** ISO 3166-1. */
    id: string;
    name: string;
};
export type Countries = {
    /** By name. */
    items: Country[];
};
export type Position = {
    /** A unit group of ISCO-08. */
    id: string;
    name: string;
};
export type Positions = {
    items: Position[];
};
export type WhatSuggestion = {
    kind: "title" | "position" | "employer";
    /** Of a position or an employer. */
    id: string | null;
    text: string;
};
export type WhatSuggestions = {
    /** Best match first. */
    items: WhatSuggestion[];
};
export type WhereSuggestion = {
    kind: "place" | "region" | "country";
    id: string;
    name: string;
    /** Of a place. */
    region: string | null;
    /** Of a place or region, by name. */
    country: string | null;
};
export type WhereSuggestions = {
    /** Largest first. */
    items: WhereSuggestion[];
};
export type LineCode =
    | "gross"
    | "costs"
    | "contribution-base"
    | "relief"
    | "pension-first"
    | "pension-second"
    | "income"
    | "basic-allowance"
    | "children-allowance"
    | "dependants-allowance"
    | "disability-allowance"
    | "tax-base"
    | "lower-tax"
    | "higher-tax"
    | "area-relief"
    | "tax"
    | "net"
    | "health"
    | "total-cost"
    | "refund";
export type PayLine = {
    code: LineCode;
    amount: string;
    /** What the line is a share of. */
    base: string | null;
    /** The share. */
    percent: string | null;
};
export type PayCalculation = {
    gross: string;
    /** Lump-sum costs of a royalty. */
    costs: string;
    pensionFirst: string;
    pensionSecond: string;
    /** Off the base of the first pillar, for low pay. */
    relief: string;
    income: string;
    /** What the person may earn untaxed, even where they earn less. */
    allowance: string;
    taxBase: string;
    tax: string;
    net: string;
    health: string;
    totalCost: string;
    refundNextYear: string;
    /** Percent. */
    lowerRate: string;
    /** Percent. */
    higherRate: string;
    /** False where the municipality's decision is missing: the rates of the law. */
    ratesKnown: boolean;
    /** By name. */
    municipality: string | null;
    lines: PayLine[];
};
export type Disability = "none" | "partial" | "full";
export type PayTerms = {
    year: 2024 | 2025 | 2026;
    /** Matters where rates changed within the year: 68 municipalities in March 2025. */
    month?: number;
    direction: "gross-to-net" | "net-to-gross";
    amount: string;
    /** The code (sifra) of the municipality. */
    municipality?: string | null;
    lowerRate?: string | null;
    higherRate?: string | null;
    children?: number;
    /** Besides the children. */
    dependants?: number;
    disability?: Disability;
    /** False for those who are insured in the first pillar only. */
    secondPillar?: boolean;
    /** A first permanent job: no health contribution. */
    firstJob?: boolean;
    /** In that year. */
    age?: number | null;
    /** Without it, as the municipality has it. */
    areaRelief?: boolean | null;
    /** Recognised as an artistic work: more lump-sum costs. */
    artist?: boolean;
};
export type PayYear = {
    year: 2024 | 2025 | 2026;
    basicAllowance: string;
    higherRateAbove: string;
    minimumWage: string;
    highestContributionBase: string;
};
export type PayYears = {
    /** Newest first. */
    items: PayYear[];
};
export type MunicipalityName = {
    sifra: string;
    name: string;
    hasAreaRelief: boolean;
};
export type Municipalities = {
    /** Those that begin so first, then by name. */
    items: MunicipalityName[];
};
export type Progress = "initiated" | "completed";
export type Verification = {
    channel: "email" | "phone";
    codeLength: number;
    expiresInSeconds: number;
    resendAfterSeconds: number;
};
export type Started = {
    applicationId: string;
    status: Progress;
    /** True while read models do not show the change yet. */
    stale: boolean;
    verification?: Verification | null;
    /** For `Access-Link`: access to this application until it is verified, at most 24 h. */
    accessLink?: string | null;
};
export type Phone = {
    countryCode: string;
    /** As dialled inside the country, or with a country code of its own, which then counts. */
    number: string;
};
export type ProcessingConsent = {
    /** Must be true: CONSENT_NOT_GIVEN. */
    accepted: true;
    /** Of the privacy policy. UNKNOWN_TEXT_VERSION if there is none such. */
    version: number;
};
export type TermsAcceptance = {
    /** Must be true: TERMS_NOT_ACCEPTED. */
    accepted: true;
    /** Of the terms. UNKNOWN_TEXT_VERSION if there is none such. */
    version: number;
};
export type ApplicationConsent = {
    processing: ProcessingConsent;
    terms?: TermsAcceptance | null;
    language: "hr" | "en" | "sl" | "bs" | "mk";
};
export type ApplyToJob = {
    firstName: string;
    lastName: string;
    email?: string;
    phone?: Phone | null;
    coverLetter?: string;
    /** Required: CV_REQUIRED. */
    cvDocumentId: string;
    otherDocumentIds?: string[];
    applicationType?: "quick";
    /** Where the visitor came from: search, jobs, job-search, job-page, page, home, employer, similar-jobs, saved-jobs, saved-search, apply-external, mail, feed, google, facebook, instagram, linkedin, other. */
    source?: string;
    locale?: "hr" | "en" | "sl" | "bs" | "mk";
    consent: ApplicationConsent;
    /** From the upload's response; required for a guest's files. */
    uploadToken?: string;
    /** Confirms applying again in spite of an earlier application. */
    confirmed?: boolean;
    /** Signed-in users only: keep it pending and send it later. */
    draft?: boolean;
};
export type Confirmed = {
    applicationId: string;
    status: Progress;
    /** True while read models do not show the change yet. */
    stale: boolean;
    /** For `Access-Link`: access to the applicant's own applications for 30 days. */
    accessLink?: string | null;
};
export type ConfirmCode = {
    code?: string;
    linkToken?: string;
};
export type CodeResent = {
    verification: Verification;
};
export type Written = {
    applicationId: string;
    status: Progress;
    /** True while read models do not show the change yet. */
    stale: boolean;
};
export type SendApplication = {
    /** Confirms sending in spite of an earlier application. */
    confirmed?: boolean;
};
export type JobApplied = {
    id: number;
    title: string;
    /** The title part of the job page's URL. */
    slug: string | null;
    place: string;
    employerId: number;
    employerName: string;
    isActive: boolean;
    applyUntil?: string | null;
};
export type ApplicationStatus = "pending" | "sent" | "forwarded" | "seen" | "ended" | "deleted" | "no-feedback";
export type Awaits = "verification" | "sending";
export type MyApplication = {
    id: string;
    job: JobApplied;
    status: ApplicationStatus;
    awaits?: Awaits | null;
    /** The applicant had applied for the same job before. */
    again: boolean;
    initiatedAt: string;
    sentAt?: string | null;
    resentAt?: string | null;
    forwardedAt?: string | null;
    seenAt?: string | null;
    endedAt?: string | null;
    canSend: boolean;
    canResend: boolean;
    canDelete: boolean;
};
export type MyApplications = {
    items: MyApplication[];
    total: number;
    /** True while something recorded already may be missing. */
    stale: boolean;
};
export type UsedCv = {
    id: string;
    name: string;
    size: number;
    usedAt: string;
};
export type LastCv = {
    cv: UsedCv | null;
};
export type StepKind = "initiated" | "code-verified" | "sent" | "resent" | "forwarded" | "seen" | "ended" | "deleted";
export type Step = {
    kind: StepKind;
    at: string;
    /** Of `ended`: the reason that the employer gave. */
    reason?: string | null;
    /** Of `forwarded` and `seen`: refers to an earlier version, which the applicant has replaced since. */
    superseded?: boolean;
};
export type PhoneNumber = {
    countryCode: string;
    /** Digits, without the trunk prefix. */
    number: string;
};
export type AttachedDocument = {
    id: string;
    /** Absent once the file has been deleted. */
    name: string | null;
    mediaType?: string | null;
    size?: number | null;
};
export type SentCvVersion = {
    cvId: string;
    version: number;
};
export type SentDetails = {
    firstName: string | null;
    lastName: string | null;
    email: string | null;
    phone: PhoneNumber | null;
    coverLetter: string | null;
    cv: AttachedDocument;
    /** None for a file that was uploaded. */
    cvVersion: SentCvVersion | null;
    otherDocuments: AttachedDocument[];
};
export type AdAsItStood = {
    title: string;
    language: string;
    /** Cleaned HTML. */
    description: string;
    requirements: string;
    benefits: string;
    publishedAt: string;
    applyUntil: string;
    /** The ad has been edited since. */
    changedSince: boolean;
};
export type PriorApplication = {
    id: string;
    status: ApplicationStatus;
    sentAt?: string | null;
};
export type MyApplicationDetail = {
    id: string;
    job: JobApplied;
    status: ApplicationStatus;
    awaits?: Awaits | null;
    /** The applicant had applied for the same job before. */
    again: boolean;
    initiatedAt: string;
    sentAt?: string | null;
    resentAt?: string | null;
    forwardedAt?: string | null;
    seenAt?: string | null;
    endedAt?: string | null;
    canSend: boolean;
    canResend: boolean;
    canDelete: boolean;
    /** True when newer steps cannot be shown; the application is as it was before them. */
    incomplete?: boolean;
    steps: Step[];
    sent: SentDetails;
    ad: AdAsItStood | null;
    priorApplications: PriorApplication[];
    /** Present while the code is pending. */
    verification?: Verification | null;
};
export type ResendChanges = {
    firstName: string;
    lastName: string;
    email?: string;
    phone?: Phone | null;
    coverLetter?: string;
    /** Required: CV_REQUIRED. */
    cvDocumentId: string;
    otherDocumentIds?: string[];
    locale?: "hr" | "en" | "sl" | "bs" | "mk";
    /** From the response to the upload, when a guest adds files. */
    uploadToken?: string;
};
export type DocumentSource = "cv" | "document";
export type UploadedDocument = {
    id: string;
    /** The original name, cleaned, with the extension of the detected type. */
    name: string;
    mediaType: string;
    /** In bytes. */
    size: number;
    source: DocumentSource;
    /** Guests only: proves ownership of the file; send it with further files and with the application. */
    uploadToken?: string | null;
};
export type BodyUploadDocument = {
    /** pdf, doc, docx, odt, rtf, txt, jpg or png; at most 10 MB. */
    file: string;
    source?: DocumentSource;
    /** For accounts: the file stays until its owner deletes it. */
    saved?: boolean;
};
export type OwnDocument = {
    id: string;
    name: string;
    source: DocumentSource;
    mediaType: string;
    /** In bytes. */
    size: number;
    uploadedAt: string;
    /** It is attached to an application, which keeps it when the user deletes it. */
    isInUse: boolean;
    /** It stays until the user deletes it. */
    isSaved: boolean;
    /** When it will be removed: it came with an application form, none refers to it, and it is not saved. */
    removedAt: string | null;
};
export type OwnDocuments = {
    items: OwnDocument[];
    used: number;
    /** So many files the account may have. */
    limit: number;
    /** So big one file may be. */
    maxBytes: number;
};
export type Picture = {
    id: string;
    /** In bytes. */
    size: number;
    uploadedAt: string;
    /** It is the one that the account shows. */
    isShown: boolean;
};
export type BodyUploadPicture = {
    /** jpg, png or webp; at most 2 MB and 25 million pixels. */
    file: string;
};
export type Pictures = {
    items: Picture[];
    limit: number;
};
export type ShownPicture = {
    pictureId: string | null;
};
export type Preferences = {
    theme?: ("light" | "dark") | null;
    dismissedHints?: string[];
};
export type AccountRole = "employer-admin" | "employer-recruiter" | "auditor" | "editor" | "administrator";
export type Membership = {
    employerId: number;
    role: "admin" | "recruiter";
};
export type Acting = {
    administratorEmail: string;
    until: string;
    /** For `/auth/login-with-token`: ends acting; works once. */
    originalToken: string;
};
export type Me = {
    id: string;
    email: string;
    /** Mails to the address came back, so it gets only what the user asks for, such as codes. */
    emailIsFailing?: boolean;
    firstName: string;
    lastName: string;
    address: string;
    educationLevel: EducationLevel | null;
    locale: string;
    preferences: Preferences;
    roles: AccountRole[];
    employers: Membership[];
    /** The picture of `/me/pictures` that the account shows. */
    pictureId?: string | null;
    hasPassword: boolean;
    registeredAt: string;
    acting?: Acting | null;
    /** A keyed hash that names the user in reports of errors. Absent when error reporting is disabled. */
    errorReportingId: string | null;
    /** A role of the account has rights only in sessions with a second factor; this is none. */
    secondFactorMissing: boolean;
};
export type Login = {
    /** Idle timeout of the session: 30 days instead of 12 hours. */
    rememberMe?: boolean;
    /** Reactivate a deactivated account. */
    comeBack?: boolean;
    email: string;
    password: string;
};
export type MailSent = {
    verification: Verification;
};
export type AskForCode = {
    email: string;
};
export type CodeLogin = {
    /** Idle timeout of the session: 30 days instead of 12 hours. */
    rememberMe?: boolean;
    /** Reactivate a deactivated account. */
    comeBack?: boolean;
    code: string;
};
export type Method = "app" | "passkey" | "recovery-code";
export type PendingLogin = {
    methods: Method[];
};
export type CredentialResponse = {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string | null;
};
export type SignedCredential = {
    id: string;
    rawId: string;
    type: "public-key";
    response: CredentialResponse;
};
export type SecondStep = {
    /** Of an authenticator app. */
    code?: string;
    recoveryCode?: string;
    passkey?: SignedCredential | null;
};
export type PasskeyOptions = {
    options: {
        [key: string]: any;
    };
};
export type PasskeyLogin = {
    /** Idle timeout of the session: 30 days instead of 12 hours. */
    rememberMe?: boolean;
    /** Reactivate a deactivated account. */
    comeBack?: boolean;
    passkey: SignedCredential;
};
export type Registered = {
    status: "verification-required" | "verified";
    verification?: Verification | null;
    /** Where the code went, if the provider supplied the address. */
    email?: string | null;
    user?: Me | null;
};
export type AccountConsent = {
    processing: ProcessingConsent;
    terms: TermsAcceptance;
    language: "hr" | "en" | "sl" | "bs" | "mk";
};
export type ChosenEducation = {
    id: number;
    name?: string;
};
export type Register = {
    firstName: string;
    lastName: string;
    email: string;
    password: string;
    consent: AccountConsent;
    locale?: "hr" | "en" | "sl" | "bs" | "mk";
    address?: string;
    educationLevel?: ChosenEducation | null;
};
export type OwnDetails = {
    firstName: string;
    lastName: string;
    password: string;
    consent: AccountConsent;
};
export type Verify = {
    email?: string;
    verificationCode?: string;
    registrationId?: string | null;
    linkToken?: string;
    details?: OwnDetails | null;
};
export type ForgottenPassword = {
    email: string;
};
export type NewPassword = {
    password: string;
};
export type VerifyNewEmail = {
    token: string;
};
export type LoginAs = {
    email: string;
    reason: string;
};
export type OriginalToken = {
    token: string;
};
export type GoogleLogin = {
    /** Idle timeout of the session: 30 days instead of 12 hours. */
    rememberMe?: boolean;
    /** Reactivate a deactivated account. */
    comeBack?: boolean;
    consent?: AccountConsent | null;
    locale?: "hr" | "en" | "sl" | "bs" | "mk";
    accessToken: string;
};
export type OneTapNonce = {
    nonce: string;
};
export type OneTapLogin = {
    /** Idle timeout of the session: 30 days instead of 12 hours. */
    rememberMe?: boolean;
    /** Reactivate a deactivated account. */
    comeBack?: boolean;
    consent?: AccountConsent | null;
    locale?: "hr" | "en" | "sl" | "bs" | "mk";
    idToken: string;
};
export type FacebookLogin = {
    /** Idle timeout of the session: 30 days instead of 12 hours. */
    rememberMe?: boolean;
    /** Reactivate a deactivated account. */
    comeBack?: boolean;
    consent?: AccountConsent | null;
    locale?: "hr" | "en" | "sl" | "bs" | "mk";
    accessToken: string;
    userId: string;
};
export type AppleLogin = {
    /** Idle timeout of the session: 30 days instead of 12 hours. */
    rememberMe?: boolean;
    /** Reactivate a deactivated account. */
    comeBack?: boolean;
    consent?: AccountConsent | null;
    locale?: "hr" | "en" | "sl" | "bs" | "mk";
    identityToken: string;
    firstName?: string;
    lastName?: string;
};
export type ChangeMe = {
    firstName?: string;
    lastName?: string;
    address?: string;
    educationLevel?: ChosenEducation | null;
    locale?: ("hr" | "en" | "sl" | "bs" | "mk") | null;
};
export type Meta = {
    theme?: ("light" | "dark") | null;
    locale?: ("hr" | "en" | "sl" | "bs" | "mk") | null;
    dismissedHints?: string[];
};
export type ChangeEmail = {
    password?: string;
    email: string;
};
export type ChangePassword = {
    currentPassword?: string;
    newPassword: string;
};
export type Deactivated = {
    returnsUntil: string;
};
export type Proof = {
    password?: string;
};
export type OpenSession = {
    id: string;
    /** Browser and operating system, if known. */
    device: string;
    startedAt: string;
    seenAt: string;
    isCurrent: boolean;
};
export type Sessions = {
    items: OpenSession[];
};
export type FactorKind = "app" | "passkey";
export type SecondFactor = {
    id: string;
    kind: FactorKind;
    name: string;
    addedAt: string;
    usedAt: string | null;
};
export type SecondFactors = {
    /** Oldest first. */
    items: SecondFactor[];
    recoveryCodesLeft: number;
    /** A role of the account has rights only with a second factor. */
    isRequired: boolean;
};
export type AppEnrolment = {
    enrolmentId: string;
    /** In base32, to be typed where no QR code can be read. */
    secret: string;
    /** The same as an `otpauth:` address, for an app on this device. */
    address: string;
    /** The same as a QR code: the `data:` address of an SVG image. */
    qrCode: string;
};
export type RecoveryCodes = {
    codes: string[];
};
export type ConfirmApp = {
    enrolmentId: string;
    code: string;
    name: string;
};
export type PasskeyEnrolment = {
    enrolmentId: string;
    /** For `PublicKeyCredential.parseCreationOptionsFromJSON`. */
    options: {
        [key: string]: any;
    };
};
export type NewCredentialResponse = {
    clientDataJSON: string;
    attestationObject: string;
};
export type NewCredential = {
    id: string;
    rawId: string;
    type: "public-key";
    response: NewCredentialResponse;
};
export type ConfirmPasskey = {
    enrolmentId: string;
    credential: NewCredential;
    name: string;
};
export type ConsentGiven = {
    privacyVersion?: number | null;
    /** Absent where the account had accepted the terms. */
    termsVersion?: number | null;
    /** Of the single text that was agreed to before the two had versions of their own. */
    textVersion?: string | null;
    language: string;
    /** How the consent was given. */
    channel: string;
    givenAt: string;
    /** The application that the consent was given for. */
    applicationId?: string | null;
};
export type Consents = {
    /** Newest first. */
    items: ConsentGiven[];
};
export type OpenedKind = "application" | "cv";
export type Opening = {
    kind: OpenedKind;
    /** Null for a CV. */
    applicationId: string | null;
    /** Null for an application. */
    cvId: string | null;
    /** Of the ad that the application was sent for; null for a CV. */
    jobTitle: string | null;
    employerId: number;
    /** As of then. */
    employerName: string;
    at: string;
};
export type AdministratorVisit = {
    reason: string;
    startedAt: string;
    endedAt: string | null;
};
export type Access = {
    /** Newest first. */
    openings: Opening[];
    /** Newest first. */
    visits: AdministratorVisit[];
};
export type PersonalExport = {
    id: string;
    askedAt: string;
    readyAt: string | null;
    /** In bytes. */
    size: number | null;
    keptUntil: string;
};
export type PersonalExports = {
    items: PersonalExport[];
};
export type NotificationKind = "alerts" | "applications" | "savedJobs" | "account";
export type NotificationTemplate =
    | "alert-matches"
    | "application-forwarded"
    | "application-seen"
    | "application-ended"
    | "application-unanswered"
    | "saved-job-closing"
    | "saved-job-closed"
    | "saved-job-salary-changed"
    | "password-changed"
    | "email-changed"
    | "new-device"
    | "second-factor-changed";
export type Notification = {
    id: string;
    kind: NotificationKind;
    template: NotificationTemplate;
    /** Ids, names and numbers by name. */
    values: {
        [key: string]: string | number;
    };
    /** The page that it leads to, in the language of the request. */
    path: string;
    createdAt: string;
    readAt: string | null;
};
export type NotificationPage = {
    /** Newest first. */
    items: Notification[];
    unread: number;
    /** For `cursor` of the next request; None on the last page. */
    nextCursor: string | null;
};
export type Unread = {
    unread: number;
};
export type MarkRead = {
    ids?: string[];
    all?: boolean;
};
export type Channels = {
    mail: boolean;
    inProduct: boolean;
    push: boolean;
};
export type Kinds = {
    alerts: Channels;
    applications: Channels;
    savedJobs: Channels;
    account: Channels;
};
export type NotificationSettings = {
    kinds: Kinds;
    /** The language of mails. */
    locale: "hr" | "en" | "sl" | "bs" | "mk";
    /** This browser takes pushes. */
    hasPush: boolean;
    /** `applicationServerKey` for `PushManager.subscribe`; None where the site offers no pushes. */
    vapidPublicKey: string | null;
};
export type ChangeChannels = {
    mail?: boolean | null;
    inProduct?: boolean | null;
    push?: boolean | null;
};
export type ChangeKinds = {
    alerts?: ChangeChannels;
    applications?: ChangeChannels;
    savedJobs?: ChangeChannels;
    /** `mail` cannot be switched off. */
    account?: ChangeChannels;
};
export type ChangeNotificationSettings = {
    kinds?: ChangeKinds;
    locale?: ("hr" | "en" | "sl" | "bs" | "mk") | null;
};
export type PushKeys = {
    p256dh: string;
    auth: string;
};
export type Subscribe = {
    endpoint: string;
    keys: PushKeys;
    /** The language of the texts. */
    locale: "hr" | "en" | "sl" | "bs" | "mk";
};
export type CvCompleteness = {
    /** 100 exactly when nothing is missing. */
    percent: number;
    /** What helps most comes first. */
    missing: (
        | "contact"
        | "title"
        | "summary"
        | "work"
        | "description-of-work"
        | "education"
        | "skills"
        | "languages"
        | "ideal-job"
    )[];
};
export type ListedCv = {
    id: string;
    name: string;
    language: "hr" | "en" | "sl" | "bs" | "mk";
    title: string;
    createdAt: string;
    updatedAt: string;
    version: number;
    itemCount: number;
    /** Employers find it in the CV database. */
    isVisible: boolean;
    completeness: CvCompleteness;
};
export type ListedCvs = {
    items: ListedCv[];
    /** How many CVs an account may have. */
    limit: number;
    /** True while something recorded already may be missing. */
    stale: boolean;
};
export type CreatedCv = {
    id: string;
    version: number;
};
export type NewCv = {
    name: string;
    language: "hr" | "en" | "sl" | "bs" | "mk";
    /** One of the account's CVs; the language may be another one. */
    copyOf?: string | null;
};
export type CvContact = {
    firstName?: string;
    lastName?: string;
    email?: string | null;
    phone?: string | null;
    address?: string;
    dateOfBirth?: string | null;
    citizenship?: string | null;
    linkedin?: string | null;
    website?: string | null;
};
export type CvHeadline = {
    title?: string;
    summary?: string;
    keywords?: string[];
    educationLevel?: number | null;
    drivingLicences?: string[];
};
export type WantedPlace = {
    name: string;
    geonameid?: number | null;
};
export type Employment = "permanent" | "fixed-term" | "seasonal" | "student" | "internship";
export type ExpectedSalary = {
    amount: string;
    currency?: string;
};
export type CvIdealJob = {
    places?: WantedPlace[];
    positions?: string[];
    employments?: Employment[];
    salary?: ExpectedSalary | null;
};
export type CvAdditionalEducation = {
    start?: string | null;
    end?: string | null;
    kind?: "additional-education";
    institution: string;
    orientation?: string;
    description?: string;
    website?: string | null;
};
export type CvAward = {
    kind?: "award";
    name: string;
    year?: number | null;
    description?: string;
};
export type CvBibliographyEntry = {
    kind?: "bibliography";
    name: string;
    year?: number | null;
    description?: string;
    website?: string | null;
};
export type CvConference = {
    kind?: "conference";
    name: string;
    year?: number | null;
    description?: string;
};
export type CvEducation = {
    start?: string | null;
    end?: string | null;
    kind?: "education";
    level?: number | null;
    institution: string;
    orientation?: string;
    place?: string;
    description?: string;
    website?: string | null;
};
export type LanguageLevel = "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "native";
export type CvLanguage = {
    kind?: "language";
    language: string;
    level: LanguageLevel;
    description?: string;
};
export type CvProject = {
    start?: string | null;
    end?: string | null;
    kind?: "project";
    name: string;
    description?: string;
    website?: string | null;
};
export type SkillType = "digital" | "other";
export type SkillLevel = "basic" | "advanced" | "professional";
export type CvSkill = {
    kind?: "skill";
    type?: SkillType;
    name: string;
    level: SkillLevel;
    description?: string;
};
export type CvVolunteerExperience = {
    start?: string | null;
    end?: string | null;
    kind?: "volunteering";
    position: string;
    positionCode?: string | null;
    employer?: string;
    place?: string;
    description?: string;
    website?: string | null;
};
export type CvWorkExperience = {
    start?: string | null;
    end?: string | null;
    kind?: "work";
    position: string;
    positionCode?: string | null;
    employer?: string;
    place?: string;
    description?: string;
    website?: string | null;
};
export type CvPlacedItem = {
    id: string;
    item:
        | ({
              kind: "additional-education";
          } & CvAdditionalEducation)
        | ({
              kind: "award";
          } & CvAward)
        | ({
              kind: "bibliography";
          } & CvBibliographyEntry)
        | ({
              kind: "conference";
          } & CvConference)
        | ({
              kind: "education";
          } & CvEducation)
        | ({
              kind: "language";
          } & CvLanguage)
        | ({
              kind: "project";
          } & CvProject)
        | ({
              kind: "skill";
          } & CvSkill)
        | ({
              kind: "volunteering";
          } & CvVolunteerExperience)
        | ({
              kind: "work";
          } & CvWorkExperience);
};
export type CvContent = {
    language: "hr" | "en" | "sl" | "bs" | "mk";
    contact: CvContact;
    headline: CvHeadline;
    idealJob: CvIdealJob;
    avatarId: string | null;
    items: CvPlacedItem[];
};
export type ExcludedEmployer = {
    id: number;
    name: string;
};
export type CvVisibility = {
    isVisible: boolean;
    /** What the CV lacks before it can be shown. */
    missing: ("contact" | "education")[];
    /** By name. */
    excludedEmployers: ExcludedEmployer[];
};
export type ShownCv = {
    id: string;
    name: string;
    /** The `baseVersion` of edits of what is shown here. */
    version: number;
    createdAt: string;
    updatedAt: string;
    content: CvContent;
    completeness: CvCompleteness;
    visibility: CvVisibility;
    canUndo: boolean;
};
export type EditedCv = {
    /** The `baseVersion` of the window's next edit. */
    version: number;
    /** Other parts that were changed after the base version: `name`, `contact`, `headline`, `ideal-job`, `avatar`, `order`, or ids of items. */
    changedMeanwhile: string[];
};
export type RenamedCv = {
    baseVersion: number;
    name: string;
};
export type ChangedCvContact = {
    baseVersion: number;
    contact: CvContact;
};
export type ChangedCvHeadline = {
    baseVersion: number;
    headline: CvHeadline;
};
export type DescribedIdealJob = {
    baseVersion: number;
    idealJob: CvIdealJob;
};
export type ChosenCvAvatar = {
    baseVersion: number;
    /** One of the account's pictures, or null for none. */
    avatarId: string | null;
};
export type PutCvItem = {
    baseVersion: number;
    item:
        | ({
              kind: "additional-education";
          } & CvAdditionalEducation)
        | ({
              kind: "award";
          } & CvAward)
        | ({
              kind: "bibliography";
          } & CvBibliographyEntry)
        | ({
              kind: "conference";
          } & CvConference)
        | ({
              kind: "education";
          } & CvEducation)
        | ({
              kind: "language";
          } & CvLanguage)
        | ({
              kind: "project";
          } & CvProject)
        | ({
              kind: "skill";
          } & CvSkill)
        | ({
              kind: "volunteering";
          } & CvVolunteerExperience)
        | ({
              kind: "work";
          } & CvWorkExperience);
};
export type MovedCvItem = {
    baseVersion: number;
    /** The item that comes right before it; null for the beginning. */
    after: string | null;
};
export type UndoneCvChange = {
    baseVersion: number;
};
export type CvChange = {
    kind:
        | "created"
        | "renamed"
        | "contact-changed"
        | "headline-changed"
        | "ideal-job-described"
        | "avatar-changed"
        | "item-added"
        | "item-changed"
        | "item-removed"
        | "item-moved"
        | "undone"
        | "restored";
    /** Where it was one part, named as in `changedMeanwhile`. */
    part?: string | null;
    itemKind?:
        | (
              | "work"
              | "volunteering"
              | "education"
              | "additional-education"
              | "skill"
              | "language"
              | "project"
              | "award"
              | "conference"
              | "bibliography"
          )
        | null;
    /** The title of the item; of a language its code. */
    label?: string | null;
};
export type CvVersion = {
    version: number;
    at: string;
    change: CvChange;
};
export type CvVersions = {
    items: CvVersion[];
    /** The `before` of the next page; null on the last one. */
    nextBefore: number | null;
};
export type EarlierCv = {
    version: number;
    at: string;
    name: string;
    content: CvContent;
};
export type RestoredCv = {
    baseVersion: number;
    version: number;
};
export type ChangedCvVisibility = {
    version: number;
    visibility: CvVisibility;
};
export type ChosenCvVisibility = {
    visible: boolean;
};
export type CvFormat = "pdf" | "docx" | "json";
export type Template = "modern" | "classic" | "compact";
export type TypesetDocument = {
    id: string;
    name: string;
    mediaType: string;
    /** In bytes. */
    size: number;
    /** The version of the CV. */
    version: number;
};
export type TypesetCv = {
    template?: Template;
};
export type CvOrigin = "new" | "duplicate" | "json-resume" | "europass" | "linkedin";
export type NotImported = {
    /** Where it stood in the file. */
    where: string;
    text: string;
};
export type ImportedCv = {
    id: string;
    version: number;
    origin: CvOrigin;
    notImported: NotImported[];
};
export type BodyImportCvFile = {
    /** JSON Resume, Europass XML, a PDF that has it attached, or LinkedIn's archive; at most 10 MB. */
    file: string;
    /** Of the new CV. */
    name: string;
    /** Of its texts, where the file does not say it. */
    language: "hr" | "en" | "sl" | "bs" | "mk";
};
export type DocumentText = {
    text: string;
    /** None for a DOCX. */
    pages: number | null;
};
export type BodyReadDocumentText = {
    /** pdf or docx; at most 10 MB. */
    file: string;
};
export type CvOpening = {
    employerId: number;
    /** As of then. */
    employerName: string;
    at: string;
};
export type CvOpenings = {
    items: CvOpening[];
    total: number;
    totalPages: number;
};
export type Frequency = "at-once" | "daily" | "weekly" | "off";
export type SavedSearch = {
    id: string;
    name: string;
    /** The canonical query string, as in the search response. */
    key: string;
    search: JobSearch;
    frequency: Frequency;
    hour: number;
    weekday: number;
    /** The language of the mails. */
    locale: "hr" | "en" | "sl" | "bs" | "mk";
    createdAt: string;
    lastMailedAt: string | null;
    /** False while a guest has not opened the link in the mail. */
    isConfirmed: boolean;
};
export type SavedSearches = {
    items: SavedSearch[];
    total: number;
    /** How many one may save. */
    most: number;
};
export type WorkMode = "on-site" | "hybrid" | "remote";
export type WorkingTime = "full-time" | "part-time";
export type ApplicationType = "quick" | "external-link" | "external-form" | "phone" | "address" | "in-person";
export type FormatGroup = "exclusive" | "highlighted" | "standard" | "normal";
export type SavedFilters = {
    /** Words, also `+must`, `-not` and `"a phrase"`. */
    query?: string[];
    /** Names or ids of places, regions and countries; one of them must match. */
    locations?: string[];
    /** Latitude and longitude in degrees (WGS 84). */
    near?: string | null;
    radius?: number | null;
    /** Occupations (ISCO-08 unit groups such as `5131`) or categories (`c24`). */
    positions?: string[];
    newJobs?: boolean;
    excludeLocations?: boolean;
    category?: string[];
    employment?: Employment[];
    workMode?: WorkMode[];
    workingTime?: WorkingTime[];
    /** Required level of the Croatian Qualifications Framework. */
    education?: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8")[];
    /** Required years of experience. */
    experience?: ("none" | "1-2" | "3-5" | "6+")[];
    /** Employer ids. */
    employer?: number[];
    salaryFrom?: number | null;
    /** Required languages (ISO 639-1). */
    language?: string[];
    /** Required driving licence categories. */
    licence?: string[];
    /** Maximum age of the ad. */
    published?: ("1d" | "3d" | "7d" | "30d") | null;
    applicationType?: ApplicationType[];
    /** Language of the ad. */
    adLanguage?: string[];
    format?: FormatGroup[];
};
export type SaveSearch = {
    /** How often new jobs are mailed; `off` keeps the search. */
    frequency?: Frequency;
    /** When daily and weekly mails come, by the clock in Zagreb. */
    hour?: number;
    /** When weekly mails come; 1 is Monday. */
    weekday?: number;
    /** The search, with the parameters of `/jobs/search`. */
    search: SavedFilters;
    /** Empty for a search that has no name. */
    name?: string;
    /** The language of the mails; by default the account's. */
    locale?: ("hr" | "en" | "sl" | "bs" | "mk") | null;
};
export type ChangeSearch = {
    name?: string | null;
    search?: SavedFilters | null;
    frequency?: Frequency | null;
    hour?: number | null;
    weekday?: number | null;
};
export type SearchPreview = {
    /** Open jobs that match. */
    total: number;
    /** Of these, how many were published within the last 24 hours. */
    today: number;
    /** Matching jobs a week: a quarter of the open ones published within the last 28 days. */
    perWeek: number;
    /** The newest, at most 5. */
    jobs: JobCard[];
};
export type PreviewSearch = {
    /** The search, with the parameters of `/jobs/search`. */
    search: SavedFilters;
};
export type SuppressionReason = "closed" | "applied" | "mailed-before" | "same-mail" | "too-many" | "no-mails";
export type SearchMatch = {
    jobId: number;
    /** None for a job that is shown no more. */
    job: JobCard | null;
    /** When it was published, or changed so that it matched; None for one that the search never found. */
    matchedAt: string | null;
    mailedAt: string | null;
    /** Why it was left out of the mail. */
    suppressed: SuppressionReason | null;
};
export type SearchMatches = {
    items: SearchMatch[];
    /** For `cursor` of the next request; None on the last page. */
    nextCursor: string | null;
};
export type ExplainedMatch = {
    jobId: number;
    /** None for a job that is shown no more. */
    job: JobCard | null;
    /** When it was published, or changed so that it matched; None for one that the search never found. */
    matchedAt: string | null;
    mailedAt: string | null;
    /** Why it was left out of the mail. */
    suppressed: SuppressionReason | null;
    /** Whether it would match if it were published now. */
    matches: boolean;
    /** Which conditions it does not fulfil, by the names of the search's parameters; `open`: it takes no applications. */
    unmet: string[];
};
export type AskForAlerts = {
    /** How often new jobs are mailed; `off` keeps the search. */
    frequency?: Frequency;
    /** When daily and weekly mails come, by the clock in Zagreb. */
    hour?: number;
    /** When weekly mails come; 1 is Monday. */
    weekday?: number;
    /** The search, with the parameters of `/jobs/search`. */
    search: SavedFilters;
    email: string;
    locale: "hr" | "en" | "sl" | "bs" | "mk";
};
export type ConfirmedSearch = {
    id: string;
    name: string;
    /** The canonical query string, as in the search response. */
    key: string;
    search: JobSearch;
    frequency: Frequency;
    hour: number;
    weekday: number;
    /** The language of the mails. */
    locale: "hr" | "en" | "sl" | "bs" | "mk";
    createdAt: string;
    lastMailedAt: string | null;
    /** False while a guest has not opened the link in the mail. */
    isConfirmed: boolean;
    /** The token for the guest's saved searches, as links in mails carry it. */
    access: string;
};
export type ConfirmAlerts = {
    token: string;
};
export type AskForLink = {
    email?: string | null;
    phone?: Phone | null;
    locale: "hr" | "en" | "sl" | "bs" | "mk";
};
export type HeldApplication = {
    id: string;
    jobTitle: string;
    employerName: string;
    startedAt: string;
    sentAt: string | null;
    withdrawnAt: string | null;
    firstName: string;
    lastName: string;
    email: string | null;
    phone: PhoneNumber | null;
    hasCoverLetter: boolean;
    files: number;
};
export type GuestExport = {
    id: string;
    requestedAt: string;
    readyAt: string | null;
    size: number | null;
    keptUntil: string;
};
export type HeldData = {
    applications: HeldApplication[];
    /** How many searches are saved with the address; an export describes them. */
    savedSearches: number;
    exports: GuestExport[];
    isBeingErased: boolean;
};
export type ConfirmErasure = {
    confirmed: true;
};
export type InboxJob = {
    id: number;
    title: string;
    place: string;
    isActive: boolean;
    applyUntil: string | null;
    total: number;
    new: number;
    ended: number;
    withdrawn: number;
};
export type InboxStatus = "new" | "updated" | "seen" | "ended" | "withdrawn";
export type InboxApplication = {
    id: string;
    jobId: number;
    jobTitle: string;
    status: InboxStatus;
    firstName: string | null;
    lastName: string | null;
    sentAt: string;
    resentAt: string | null;
    seenAt: string | null;
    endedAt: string | null;
    withdrawnAt: string | null;
};
export type Inbox = {
    employerId: number;
    employerName: string;
    jobs: InboxJob[];
    items: InboxApplication[];
    total: number;
    totalPages: number;
    /** True while something recorded already may be missing. */
    stale: boolean;
};
export type InboxApplicationDetail = {
    id: string;
    jobId: number;
    jobTitle: string;
    status: InboxStatus;
    firstName: string | null;
    lastName: string | null;
    sentAt: string;
    resentAt: string | null;
    seenAt: string | null;
    endedAt: string | null;
    withdrawnAt: string | null;
    /** Whether a person has opened what was sent last. Until then contact, letter and files are null. */
    isOpen: boolean;
    email: string | null;
    phone: PhoneNumber | null;
    coverLetter: string | null;
    cv: AttachedDocument | null;
    otherDocuments: AttachedDocument[];
    /** The applicant had applied for this job before. */
    again: boolean;
    /** The application before this one in the filtered list. */
    previousId: string | null;
    /** The application after this one in the filtered list. */
    nextId: string | null;
    steps: Step[];
};
export type Marked = {
    applicationId: string;
    status: InboxStatus;
    /** True while read models do not show the change yet. */
    stale: boolean;
};
export type EndingReason = "finished" | "hired" | "not-selected" | "cancelled";
export type EndSelection = {
    reason?: EndingReason;
};
export type JobEnded = {
    jobId: number;
    ended: number;
    stale: boolean;
};
export type CandidateLanguage = {
    code: string;
    name: string;
    level: LanguageLevel;
};
export type ListedCandidate = {
    cvId: string;
    language: "hr" | "en" | "sl" | "bs" | "mk";
    title: string;
    keywords: string[];
    educationLevel: EducationLevel | null;
    languages: CandidateLanguage[];
    /** Occupations that the person looks for, by name. */
    positions: string[];
    /** Where they would work, by name. */
    places: string[];
    /** Types of employment that they look for, by name. */
    employments: string[];
    /** Full years of work; null where the CV does not say. */
    yearsOfWork: number | null;
    updatedAt: string;
    /** When somebody of the employer opened it last. */
    openedAt: string | null;
};
export type ListedCandidates = {
    employerId: number;
    employerName: string;
    /** Of the filter's occupation. */
    positionName: string | null;
    /** Of the filter's place. */
    placeName: string | null;
    items: ListedCandidate[];
    total: number;
    totalPages: number;
};
export type OpenedCandidate = {
    cvId: string;
    updatedAt: string;
    openedAt: string | null;
    /** Without the picture. */
    content: CvContent;
};
export type MailSubscription = {
    /** What the mails are about. */
    kind: string;
    /** Whether such mails are still sent. */
    isSubscribed: boolean;
};
export type BounceReportResult = {
    /** Whether the address gets no more mail, by this report or an earlier one. */
    isSwitchedOff: boolean;
};
export type BounceReport = {
    /** Where the mail was sent. */
    address: string;
    /** `hard`: the address takes no mail. `soft`: it does not now. `complaint`: marked as spam. */
    kind: "hard" | "soft" | "complaint";
    /** The server's answer. Of it only the status code is kept. */
    diagnostic?: string;
    /** When it came back. A report of the same address, kind and moment counts once. */
    at: string;
};
export type AuditApplication = {
    applicationId: string;
    jobNumber: number;
    jobTitle: string;
    events: number;
    firstAt: string;
    lastAt: string;
    lastTopic: string;
};
export type AuditApplications = {
    items: AuditApplication[];
    /** Pass as `before` for the next page. */
    nextBefore?: string | null;
};
export type AuditActor = {
    role: "guest" | "jobseeker" | "employer" | "auditor" | "editor" | "administrator" | "system";
    id: string | null;
};
export type ReferralSource =
    | ""
    | "search"
    | "jobs"
    | "job-search"
    | "job-page"
    | "page"
    | "home"
    | "employer"
    | "similar-jobs"
    | "saved-jobs"
    | "saved-search"
    | "apply-external"
    | "mail"
    | "feed"
    | "google"
    | "facebook"
    | "instagram"
    | "linkedin"
    | "other";
export type ReplayedConsent = {
    language: "hr" | "en" | "sl" | "bs" | "mk";
    privacyVersion?: number | null;
    termsVersion?: number | null;
    textVersion?: string | null;
};
export type VerifiedBy = "code" | "link";
export type DeletedBy = "applicant" | "system" | "erasure";
export type ReplayedCvVersion = {
    cvId: string;
    version: number;
};
export type ReplayedDetails = {
    jobNumber?: number | null;
    jobVersion?: number | null;
    jobTitle?: string | null;
    jobPlace?: string | null;
    employerId?: number | null;
    employerName?: string | null;
    applicationType?: "quick" | null;
    source?: ReferralSource | null;
    locale?: ("hr" | "en" | "sl" | "bs" | "mk") | null;
    consent?: ReplayedConsent | null;
    contactKind?: ("email" | "phone") | null;
    contactVerified?: boolean | null;
    by?: VerifiedBy | DeletedBy | "mail" | null;
    again?: boolean | null;
    changed?: ("first_name" | "last_name" | "email" | "phone" | "cover_letter" | "cv" | "other_documents")[] | null;
    reason?: EndingReason | null;
    accountId?: string | null;
    cvDocumentId?: string | null;
    cvVersion?: ReplayedCvVersion | null;
    otherDocumentIds?: string[] | null;
};
export type ReplayedEvent = {
    log: string;
    position: number;
    streamId: string;
    version: number;
    topic:
        | "applications.ApplicantErased"
        | "applications.ApplicationAdopted"
        | "applications.ApplicationCodeRequested"
        | "applications.ApplicationCodeVerified"
        | "applications.ApplicationDeleted"
        | "applications.ApplicationEnded"
        | "applications.ApplicationForwarded"
        | "applications.ApplicationInitiated"
        | "applications.ApplicationResent"
        | "applications.ApplicationSeen"
        | "applications.ApplicationSent"
        | "cv.AvatarChanged"
        | "cv.ChangeUndone"
        | "cv.ContactDetailsChanged"
        | "cv.CvCreated"
        | "cv.CvDeleted"
        | "cv.CvErased"
        | "cv.CvHidden"
        | "cv.CvOpened"
        | "cv.CvRenamed"
        | "cv.CvShown"
        | "cv.EmployerExcluded"
        | "cv.EmployerReadmitted"
        | "cv.HeadlineChanged"
        | "cv.IdealJobDescribed"
        | "cv.SectionItemAdded"
        | "cv.SectionItemChanged"
        | "cv.SectionItemMoved"
        | "cv.SectionItemRemoved"
        | "cv.VersionRestored"
        | "jobs.JobClosed"
        | "jobs.JobDrafted"
        | "jobs.JobEdited"
        | "jobs.JobExpired"
        | "jobs.JobExtended"
        | "jobs.JobPaused"
        | "jobs.JobPublished"
        | "jobs.JobRelisted"
        | "jobs.JobRemoved"
        | "jobs.JobResumed"
        | "jobs.JobShortened"
        | "jobs.JobSourceJoined"
        | "jobs.JobSourceSeparated"
        | "saved_searches.FrequencyChosen"
        | "saved_searches.MatchesNotified"
        | "saved_searches.SearchAdopted"
        | "saved_searches.SearchConfirmed"
        | "saved_searches.SearchFiltersChanged"
        | "saved_searches.SearchRemoved"
        | "saved_searches.SearchRenamed"
        | "saved_searches.SearchSaved"
        | "texts.TextDraftDiscarded"
        | "texts.TextDrafted"
        | "texts.TextPublished"
        | "texts.TextRestored"
        | "texts.TextsImported"
        | "texts.TextsWithdrawn";
    recordedAt: string;
    actor: AuditActor;
    /** A pseudonym: the id of the person's encryption key. */
    subject: string | null;
    channel: "web" | "link" | "import" | "task" | "command-line";
    correlationId: string;
    causationId: string | null;
    details: ReplayedDetails;
    /** The employer acted on a version that had been replaced by then. */
    superseded: boolean;
};
export type AuditState = {
    exists: boolean;
    /** The status that the applicant saw. */
    status?: ApplicationStatus | null;
    /** initiated, verified, sent or ended. */
    stage?: string | null;
    /** The last version sent. */
    forwarded?: boolean;
    /** The last version sent. */
    seen?: boolean;
    deleted?: boolean;
    jobNumber?: number | null;
    jobVersion?: number | null;
    jobTitle?: string | null;
    jobPlace?: string | null;
    employerId?: number | null;
    employerName?: string | null;
    signedIn?: boolean | null;
    otherDocuments?: number | null;
};
export type AuditReplay = {
    applicationId: string;
    asOf: string;
    moments: string[];
    events: ReplayedEvent[];
    state: AuditState;
};
export type AuditEvent = {
    log: string;
    position: number;
    streamId: string;
    version: number;
    topic:
        | "applications.ApplicantErased"
        | "applications.ApplicationAdopted"
        | "applications.ApplicationCodeRequested"
        | "applications.ApplicationCodeVerified"
        | "applications.ApplicationDeleted"
        | "applications.ApplicationEnded"
        | "applications.ApplicationForwarded"
        | "applications.ApplicationInitiated"
        | "applications.ApplicationResent"
        | "applications.ApplicationSeen"
        | "applications.ApplicationSent"
        | "cv.AvatarChanged"
        | "cv.ChangeUndone"
        | "cv.ContactDetailsChanged"
        | "cv.CvCreated"
        | "cv.CvDeleted"
        | "cv.CvErased"
        | "cv.CvHidden"
        | "cv.CvOpened"
        | "cv.CvRenamed"
        | "cv.CvShown"
        | "cv.EmployerExcluded"
        | "cv.EmployerReadmitted"
        | "cv.HeadlineChanged"
        | "cv.IdealJobDescribed"
        | "cv.SectionItemAdded"
        | "cv.SectionItemChanged"
        | "cv.SectionItemMoved"
        | "cv.SectionItemRemoved"
        | "cv.VersionRestored"
        | "jobs.JobClosed"
        | "jobs.JobDrafted"
        | "jobs.JobEdited"
        | "jobs.JobExpired"
        | "jobs.JobExtended"
        | "jobs.JobPaused"
        | "jobs.JobPublished"
        | "jobs.JobRelisted"
        | "jobs.JobRemoved"
        | "jobs.JobResumed"
        | "jobs.JobShortened"
        | "jobs.JobSourceJoined"
        | "jobs.JobSourceSeparated"
        | "saved_searches.FrequencyChosen"
        | "saved_searches.MatchesNotified"
        | "saved_searches.SearchAdopted"
        | "saved_searches.SearchConfirmed"
        | "saved_searches.SearchFiltersChanged"
        | "saved_searches.SearchRemoved"
        | "saved_searches.SearchRenamed"
        | "saved_searches.SearchSaved"
        | "texts.TextDraftDiscarded"
        | "texts.TextDrafted"
        | "texts.TextPublished"
        | "texts.TextRestored"
        | "texts.TextsImported"
        | "texts.TextsWithdrawn";
    recordedAt: string;
    actor: AuditActor;
    /** A pseudonym: the id of the person's encryption key. */
    subject: string | null;
    channel: "web" | "link" | "import" | "task" | "command-line";
    correlationId: string;
    causationId: string | null;
    data: {
        [key: string]: any;
    };
};
export type AuditEvents = {
    items: AuditEvent[];
    /** Pass as `after` for the next page. */
    nextAfter?: number | null;
};
export type TextLanguage = {
    language: "hr" | "en" | "sl" | "bs" | "mk";
    draft: boolean;
    outdated: boolean;
};
export type TextSummary = {
    /** With a period for the collection's slash. */
    name: string;
    collection: string | null;
    /** In the reader's language. */
    title: string;
    version: number;
    date: string;
    languages: TextLanguage[];
};
export type TextList = {
    items: TextSummary[];
};
export type TextContents = {
    title: string;
    summary: string;
    markdown: string;
};
export type TextLine = {
    kind: "same" | "removed" | "added";
    text: string;
};
export type ListedVersion = {
    number: number;
    date: string;
    origin: "files" | "published" | "restored";
    /** The one that an editor changed. */
    language: ("hr" | "en" | "sl" | "bs" | "mk") | null;
    /** The version whose text it restored. */
    restored: number | null;
    madeAt: string | null;
    madeBy: string | null;
};
export type EditedText = {
    name: string;
    collection: string | null;
    hasSummary: boolean;
    language: "hr" | "en" | "sl" | "bs" | "mk";
    revision: number;
    version: number;
    outdated: boolean;
    published: TextContents;
    draft: TextContents | null;
    draftBy: string | null;
    draftedAt: string | null;
    /** Of the draft, against the text in force. */
    changes: TextLine[];
    versions: ListedVersion[];
};
export type ShownVersion = {
    number: number;
    title: string;
    html: string;
    changes: TextLine[];
};
export type TextFault = {
    line: number;
    code:
        | "too-long"
        | "empty"
        | "unreadable"
        | "too-deep"
        | "not-allowed"
        | "no-value"
        | "only-page"
        | "no-page"
        | "page-with-more"
        | "title-level"
        | "level-skipped"
        | "scheme";
    subject: string;
};
export type Preview = {
    html: string;
    faults: TextFault[];
    /** Against the saved draft, or else against the text in force. */
    changes: TextLine[];
};
export type DraftFields = {
    title: string;
    summary?: string;
    markdown: string;
};
export type SaveDraft = {
    title: string;
    summary?: string;
    markdown: string;
    /** Of the text as it was read; 409 TEXT_CHANGED when there is a newer one. */
    revision: number;
};
export type TextRevision = {
    /** Of the text as it was read; 409 TEXT_CHANGED when there is a newer one. */
    revision: number;
};
export type RestoreVersion = {
    /** Of the text as it was read; 409 TEXT_CHANGED when there is a newer one. */
    revision: number;
    number: number;
};
export type DebugSetting = {
    name: string;
    /** Absent when the setting is unset. */
    value: string | null;
};
export type DebugConfig = {
    settings: DebugSetting[];
};
export type DebugMail = {
    /** The mail's name, with a number for further variants. */
    key: string;
    subject: string;
    /** The part in plain text. */
    text: string;
};
export type DebugMails = {
    mails: DebugMail[];
};
export type DebugRoute = {
    id: string;
    /** Path in each language, with the language's prefix. */
    paths: {
        [key: string]: string;
    };
    /** Whether search engines may index its pages. */
    indexable: boolean;
};
export type DebugRoutes = {
    routes: DebugRoute[];
};
export type Outcome = "running" | "done" | "not-modified" | "broken" | "failed" | "interrupted";
export type KeptOpen = "FEED_NOT_WHOLE" | "FEED_EMPTY" | "FEED_SUDDENLY_SMALL" | "FEED_ITEMS_UNNAMED";
export type FeedReading = {
    number: number;
    startedAt: string;
    endedAt: string | null;
    outcome: Outcome;
    /** Why it was not completed. */
    code: string | null;
    read: number;
    added: number;
    /** Duplicates of ads from other feeds. */
    joined: number;
    changed: number;
    unchanged: number;
    refused: number;
    /** Ads of the feed that it does not list any more. */
    missing: number;
    closed: number;
    /** Why missing ads were not closed. */
    keptOpen: KeptOpen | null;
};
export type ReportedFeed = {
    name: string;
    format: string;
    /** The address or file, without what may be a password in it. */
    location: string;
    /** Absent for a feed that is read on command only. */
    everyMinutes: number | null;
    paused: boolean;
    dueAt: string | null;
    newest: FeedReading | null;
};
export type ReportedFeeds = {
    items: ReportedFeed[];
};
export type RefusalCount = {
    code: string;
    count: number;
};
export type RefusedSample = {
    item: string;
    code: string;
    reason: string;
};
export type ShownReading = {
    number: number;
    startedAt: string;
    endedAt: string | null;
    outcome: Outcome;
    /** Why it was not completed. */
    code: string | null;
    read: number;
    added: number;
    /** Duplicates of ads from other feeds. */
    joined: number;
    changed: number;
    unchanged: number;
    refused: number;
    /** Ads of the feed that it does not list any more. */
    missing: number;
    closed: number;
    /** Why missing ads were not closed. */
    keptOpen: KeptOpen | null;
    /** Why it was not completed, in English; empty if it was. */
    reason: string;
    /** Bytes of the document. */
    size: number;
    /** The most frequent first. */
    refusedByCode: RefusalCount[];
    /** The first refused items, at most 100. */
    samples: RefusedSample[];
};
export type FeedReport = {
    feed: ReportedFeed;
    readings: FeedReading[];
    shown: ShownReading | null;
};
export const {
    useSearchJobsQuery,
    useSearchFeaturedJobsQuery,
    useUnderstandSearchQuery,
    useListFeaturedJobsQuery,
    useGetLivenessQuery,
    useGetReadinessQuery,
    useGetSiteQuery,
    useGetBrandStylesheetQuery,
    useShowInfoPageQuery,
    useListAdviceQuery,
    useShowAdviceQuery,
    useListFaqQuery,
    useListEducationsQuery,
    useListRecommendedEducationsQuery,
    useWriteContactMessageMutation,
    useGetTokenQuery,
    useForgetMeMutation,
    useForgetVisitsMutation,
    useTrackPageVisitMutation,
    useCountPageViewMutation,
    useListSavedJobsQuery,
    useSaveJobMutation,
    useUnsaveJobMutation,
    useSetNoteMutation,
    useGetSearchHistoryQuery,
    useRememberSearchMutation,
    useClearSearchHistoryMutation,
    useListPopularSearchesQuery,
    useListRecommendedJobsQuery,
    useCompareSalariesQuery,
    useGetJobQuery,
    useListAllEmployersQuery,
    useGetEmployerQuery,
    useListCategoriesQuery,
    useListEducationLevelsQuery,
    useListLanguagesQuery,
    useListCountriesQuery,
    useListPositionsQuery,
    useSuggestWhatQuery,
    useSuggestPlacesQuery,
    useCalculateSalaryQuery,
    useCalculateRoyaltyContractQuery,
    useCalculateServiceContractQuery,
    useListPayYearsQuery,
    useSearchMunicipalitiesQuery,
    useApplyToJobMutation,
    useConfirmCodeMutation,
    useResendCodeMutation,
    useSendApplicationMutation,
    useListMyApplicationsQuery,
    useShowLastCvQuery,
    useShowApplicationQuery,
    useDeleteApplicationMutation,
    useResendApplicationMutation,
    useUploadDocumentMutation,
    useDownloadDocumentQuery,
    useDeleteDocumentMutation,
    useListOwnDocumentsQuery,
    useSaveOwnDocumentMutation,
    useUploadPictureMutation,
    useListPicturesQuery,
    useShowPictureQuery,
    useDeletePictureMutation,
    useChoosePictureMutation,
    useLoginMutation,
    useAskForCodeMutation,
    useLoginWithCodeMutation,
    useLogoutMutation,
    useGetPendingLoginQuery,
    useLoginWithSecondFactorMutation,
    useGetSecondPasskeyOptionsMutation,
    useGetPasskeyOptionsMutation,
    useLoginWithPasskeyMutation,
    useRegisterMutation,
    useVerifyMutation,
    useResendVerificationMutation,
    useForgottenPasswordMutation,
    useCheckPasswordLinkQuery,
    useSetForgottenPasswordMutation,
    useVerifyNewEmailMutation,
    useLoginAsMutation,
    useLoginWithTokenMutation,
    useLoginWithGoogleMutation,
    useGetOneTapNonceMutation,
    useLoginWithOneTapMutation,
    useLoginWithFacebookMutation,
    useLoginWithAppleMutation,
    useGetMeQuery,
    useChangeMeMutation,
    useKeepPreferencesMutation,
    useChangeEmailMutation,
    useChangePasswordMutation,
    useDeactivateMutation,
    useListSessionsQuery,
    useEndOtherSessionsMutation,
    useEndSessionMutation,
    useListSecondFactorsQuery,
    useBeginAppMutation,
    useConfirmAppMutation,
    useBeginPasskeyMutation,
    useConfirmPasskeyMutation,
    useRemoveSecondFactorMutation,
    useMakeRecoveryCodesMutation,
    useShowConsentsQuery,
    useShowAccessQuery,
    useAskForExportMutation,
    useListExportsQuery,
    useDownloadExportQuery,
    useEraseMutation,
    useShowNotificationsQuery,
    useShowUnreadQuery,
    useMarkReadMutation,
    useShowNotificationSettingsQuery,
    useChangeNotificationSettingsMutation,
    useSubscribeBrowserMutation,
    useUnsubscribeBrowserMutation,
    useListMyCvsQuery,
    useCreateCvMutation,
    useShowCvQuery,
    useDeleteCvMutation,
    useRenameCvMutation,
    useChangeContactMutation,
    useChangeHeadlineMutation,
    useDescribeIdealJobMutation,
    useChangeAvatarMutation,
    usePutItemMutation,
    useRemoveItemMutation,
    useMoveItemMutation,
    useUndoCvChangeMutation,
    useListCvVersionsQuery,
    useShowCvVersionQuery,
    useRestoreCvVersionMutation,
    useChooseVisibilityMutation,
    useExcludeEmployerMutation,
    useReadmitEmployerMutation,
    useExportCvQuery,
    useTypesetCvMutation,
    useImportCvFileMutation,
    useReadDocumentTextMutation,
    useListCvOpeningsQuery,
    useListMySavedSearchesQuery,
    useSaveSearchMutation,
    useChangeSavedSearchMutation,
    useRemoveSavedSearchMutation,
    usePreviewSavedSearchQuery,
    usePreviewSearchMutation,
    useListMatchesQuery,
    useExplainMatchQuery,
    useAskForAlertsMutation,
    useListSavedSearchesOfGuestQuery,
    useConfirmAlertsMutation,
    useChangeSavedSearchOfGuestMutation,
    useRemoveSavedSearchOfGuestMutation,
    useAskForPersonalDataLinkMutation,
    useShowPersonalDataQuery,
    useAskForGuestExportMutation,
    useDownloadGuestExportQuery,
    useErasePersonalDataMutation,
    useShowInboxQuery,
    useReadApplicationQuery,
    useMarkSeenMutation,
    useEndSelectionMutation,
    useEndJobMutation,
    useListCandidatesQuery,
    useOpenCandidateMutation,
    useShowMailSubscriptionQuery,
    useUnsubscribeFromMailMutation,
    useReportBounceMutation,
    useListAuditedApplicationsQuery,
    useReplayApplicationQuery,
    useListEventsQuery,
    useListTextsQuery,
    useShowTextQuery,
    useShowTextVersionQuery,
    usePreviewTextMutation,
    useSaveDraftMutation,
    useDiscardDraftMutation,
    usePublishDraftMutation,
    useRestoreVersionMutation,
    useShowDebugConfigQuery,
    useShowDebugMailsQuery,
    useShowDebugMailQuery,
    useShowDebugRoutesQuery,
    useListFeedReportsQuery,
    useShowFeedReportQuery,
} = injectedRtkApi;
