/** The route table: every address of the site. Router, links, hreflang, sitemap and language switch derive from it. */
import { everywhere, type ParamName, type RouteEntry, route } from "./paths";

const bare = { showHeader: false, showFooter: false } as const;
const personal = { requiresAuth: true, indexable: false } as const;
const signedLink = { indexable: false } as const;

export const ROUTES = {
  home: everywhere("/", { screen: "home/HomePage" }),

  jobs: route(
    { hr: "/poslovi", en: "/jobs", sl: "/delovna-mesta", bs: "/poslovi", mk: "/rabotni-mesta" },
    { screen: "jobs/JobsPage", isPaged: true },
  ),
  jobsInCategory: route(
    {
      hr: "/poslovi/:slug",
      en: "/jobs/:slug",
      sl: "/delovna-mesta/:slug",
      bs: "/poslovi/:slug",
      mk: "/rabotni-mesta/:slug",
    },
    { screen: "jobs/CategoryPage", isPaged: true },
  ),
  jobSearch: route(
    {
      hr: "/pretraga-poslova",
      en: "/job-search",
      sl: "/iskanje-zaposlitve",
      bs: "/pretraga-poslova",
      mk: "/prebaruvanje-rabota",
    },
    { screen: "search/SearchPage", indexable: "plain" },
  ),

  /** A guest's are by what this browser remembers. */
  jobsForYou: route(
    {
      hr: "/poslovi-za-vas",
      en: "/jobs-for-you",
      sl: "/delovna-mesta-za-vas",
      bs: "/poslovi-za-vas",
      mk: "/rabota-za-vas",
    },
    { screen: "recommendations/JobsForYouPage", indexable: false },
  ),

  jobSection: route(
    {
      hr: "/posao/:jobId",
      en: "/job/:jobId",
      sl: "/delovno-mesto/:jobId",
      bs: "/posao/:jobId",
      mk: "/rabota/:jobId",
    },
    { screen: "jobs/JobSectionPage" },
  ),
  job: route(
    {
      hr: "/posao/:jobId/:slug",
      en: "/job/:jobId/:slug",
      sl: "/delovno-mesto/:jobId/:slug",
      bs: "/posao/:jobId/:slug",
      mk: "/rabota/:jobId/:slug",
    },
    { screen: "jobs/JobPage" },
  ),
  apply: route(
    {
      hr: "/posao/:jobId/:slug/prijava",
      en: "/job/:jobId/:slug/apply",
      sl: "/delovno-mesto/:jobId/:slug/prijava",
      bs: "/posao/:jobId/:slug/prijava",
      mk: "/rabota/:jobId/:slug/aplikacija",
    },
    { screen: "apply/ApplyPage", showFooter: false, indexable: false },
  ),
  applySuccess: route(
    {
      hr: "/posao/:jobId/:slug/prijava/poslana",
      en: "/job/:jobId/:slug/apply/sent",
      sl: "/delovno-mesto/:jobId/:slug/prijava/oddana",
      bs: "/posao/:jobId/:slug/prijava/poslana",
      mk: "/rabota/:jobId/:slug/aplikacija/ispratena",
    },
    { screen: "apply/SuccessPage", indexable: false },
  ),
  applyError: route(
    {
      hr: "/posao/:jobId/:slug/prijava/nije-poslana",
      en: "/job/:jobId/:slug/apply/not-sent",
      sl: "/delovno-mesto/:jobId/:slug/prijava/ni-oddana",
      bs: "/posao/:jobId/:slug/prijava/nije-poslana",
      mk: "/rabota/:jobId/:slug/aplikacija/ne-e-ispratena",
    },
    { screen: "apply/NotSentPage", indexable: false },
  ),
  applyExternal: route(
    {
      hr: "/posao/:jobId/:slug/apply-external",
      en: "/job/:jobId/:slug/apply-external",
      sl: "/delovno-mesto/:jobId/:slug/apply-external",
      bs: "/posao/:jobId/:slug/apply-external",
      mk: "/rabota/:jobId/:slug/apply-external",
    },
    { screen: "external-apply/ExternalPage", indexable: false },
  ),
  applyExternalCountdown: route(
    {
      hr: "/posao/:jobId/:slug/apply-external-countdown",
      en: "/job/:jobId/:slug/apply-external-countdown",
      sl: "/delovno-mesto/:jobId/:slug/apply-external-countdown",
      bs: "/posao/:jobId/:slug/apply-external-countdown",
      mk: "/rabota/:jobId/:slug/apply-external-countdown",
    },
    { screen: "external-apply/CountdownPage", showFooter: false, indexable: false },
  ),
  applyExternalForm: route(
    {
      hr: "/posao/:jobId/:slug/apply-external-form",
      en: "/job/:jobId/:slug/apply-external-form",
      sl: "/delovno-mesto/:jobId/:slug/apply-external-form",
      bs: "/posao/:jobId/:slug/apply-external-form",
      mk: "/rabota/:jobId/:slug/apply-external-form",
    },
    { ...bare, screen: "external-apply/ExternalFormPage", indexable: false },
  ),
  applicationVerification: everywhere("/application/verification", {
    screen: "apply/VerificationPage",
    indexable: false,
  }),

  employers: route(
    {
      hr: "/poslodavci",
      en: "/employers",
      sl: "/delodajalci",
      bs: "/poslodavci",
      mk: "/rabotodavaci",
    },
    { screen: "employers/EmployersPage", isPaged: true },
  ),
  employer: route(
    {
      hr: "/poslodavac/:employerId",
      en: "/employer/:employerId",
      sl: "/delodajalec/:employerId",
      bs: "/poslodavac/:employerId",
      mk: "/rabotodavac/:employerId",
    },
    { screen: "employers/EmployerPage", isPaged: true },
  ),

  adviceList: route(
    { hr: "/savjeti", en: "/advices", sl: "/nasveti", bs: "/savjeti", mk: "/soveti" },
    { screen: "advice/AdviceListPage", indexable: "plain" },
  ),
  advice: route(
    {
      hr: "/savjet/:adviceId/:slug",
      en: "/advice/:adviceId/:slug",
      sl: "/nasvet/:adviceId/:slug",
      bs: "/savjet/:adviceId/:slug",
      mk: "/sovet/:adviceId/:slug",
    },
    { screen: "advice/AdvicePage", indexable: "plain" },
  ),
  adviceTopic: route(
    {
      hr: "/savjeti/tema/:topicId",
      en: "/advices/topic/:topicId",
      sl: "/nasveti/tema/:topicId",
      bs: "/savjeti/tema/:topicId",
      mk: "/soveti/tema/:topicId",
    },
    { screen: "advice/AdviceTopicPage", indexable: "plain" },
  ),
  educations: route(
    {
      hr: "/obrazovanje",
      en: "/education",
      sl: "/izobrazevanje",
      bs: "/obrazovanje",
      mk: "/obrazovanie",
    },
    { screen: "educations/EducationsPage", indexable: "plain" },
  ),
  faq: route(
    {
      hr: "/cesta-pitanja",
      en: "/faq",
      sl: "/pogosta-vprasanja",
      bs: "/cesta-pitanja",
      mk: "/cesti-prasanja",
    },
    { screen: "help/FaqPage", indexable: "plain" },
  ),
  faqCategory: route(
    {
      hr: "/cesta-pitanja/:category",
      en: "/faq/:category",
      sl: "/pogosta-vprasanja/:category",
      bs: "/cesta-pitanja/:category",
      mk: "/cesti-prasanja/:category",
    },
    { screen: "help/FaqCategoryPage", indexable: "plain" },
  ),
  terms: route(
    {
      hr: "/info/uvjeti-koristenja",
      en: "/info/terms-of-use",
      sl: "/info/pogoji-uporabe",
      bs: "/info/uslovi-koristenja",
      mk: "/info/uslovi-za-koristenje",
    },
    { screen: "info-pages/TermsPage", indexable: "plain" },
  ),
  privacy: route(
    {
      hr: "/info/politika-privatnosti",
      en: "/info/privacy-policy",
      sl: "/info/politika-zasebnosti",
      bs: "/info/politika-privatnosti",
      mk: "/info/politika-za-privatnost",
    },
    { screen: "info-pages/PrivacyPage", indexable: "plain" },
  ),
  contact: route(
    {
      hr: "/info/kontakt",
      en: "/info/contact",
      sl: "/info/kontakt",
      bs: "/info/kontakt",
      mk: "/info/kontakt",
    },
    { screen: "info-pages/ContactPage", indexable: "plain" },
  ),
  forEmployers: route(
    {
      hr: "/info/za-poslodavce",
      en: "/info/for-employers",
      sl: "/info/za-delodajalce",
      bs: "/info/za-poslodavce",
      mk: "/info/za-rabotodavaci",
    },
    { screen: "info-pages/ForEmployersPage", indexable: "plain" },
  ),
  accessibility: route(
    {
      hr: "/info/pristupacnost",
      en: "/info/accessibility",
      sl: "/info/dostopnost",
      bs: "/info/pristupacnost",
      mk: "/info/pristapnost",
    },
    { screen: "info-pages/AccessibilityPage", indexable: "plain" },
  ),
  cookies: everywhere("/info/kolacici", { screen: "info-pages/CookiesPage", indexable: "plain" }),
  info: everywhere("/info/:slug"),

  calculatorSalary: route(
    {
      hr: "/kalkulator/izracun-place",
      en: "/calculator/salary",
      sl: "/kalkulator/izracun-place",
      bs: "/kalkulator/obracun-plate",
      mk: "/kalkulator/plata",
    },
    { screen: "calculators/SalaryPage", indexable: "plain" },
  ),
  calculatorRoyalty: route(
    {
      hr: "/kalkulator/autorski-ugovor",
      en: "/calculator/royalty-contract",
      sl: "/kalkulator/avtorska-pogodba",
      bs: "/kalkulator/autorski-ugovor",
      mk: "/kalkulator/avtorski-dogovor",
    },
    { screen: "calculators/RoyaltyPage", indexable: "plain" },
  ),
  calculatorService: route(
    {
      hr: "/kalkulator/ugovor-o-djelu",
      en: "/calculator/service-contract",
      sl: "/kalkulator/podjemna-pogodba",
      bs: "/kalkulator/ugovor-o-djelu",
      mk: "/kalkulator/dogovor-za-delo",
    },
    { screen: "calculators/ServicePage", indexable: "plain" },
  ),

  auth: everywhere("/auth", { ...bare, screen: "auth/AuthPage", indexable: false }),
  forgottenPassword: everywhere("/auth/forgotten-password", {
    ...bare,
    screen: "auth/ForgottenPasswordPage",
    indexable: false,
  }),
  verifyEmail: everywhere("/auth/verify-email", { screen: "auth/VerifyEmailPage", indexable: false }),
  verify: everywhere("/auth/verify", { screen: "auth/VerifyPage", indexable: false }),
  login: route(
    { hr: "/prijava", en: "/login", sl: "/prijava", bs: "/prijava", mk: "/najava" },
    { ...bare, screen: "auth/LoginPage", indexable: false },
  ),
  logout: route(
    { hr: "/odjava", en: "/logout", sl: "/odjava", bs: "/odjava", mk: "/odjava" },
    { screen: "auth/LogoutPage", indexable: false },
  ),

  /** `?cv=`: which of the account's CVs, the first otherwise. */
  profilePreview: everywhere("/my-profile-preview", {
    ...bare,
    ...personal,
    screen: "cv/ProfilePreviewPage",
  }),
  myProfile: route(
    { hr: "/moj-profil", en: "/my-profile", sl: "/moj-profil", bs: "/moj-profil", mk: "/moj-profil" },
    { ...personal, screen: "cv/MyProfilePage" },
  ),
  /** A guest opens it with the signed link of a mail: `?access=`. */
  myApplications: route(
    {
      hr: "/moj-profil/prijave",
      en: "/my-profile/applications",
      sl: "/moj-profil/prijave",
      bs: "/moj-profil/prijave",
      mk: "/moj-profil/aplikacii",
    },
    { ...personal, screen: "applications/MyApplicationsPage" },
  ),
  documents: route(
    {
      hr: "/moj-profil/dokumenti",
      en: "/my-profile/documents",
      sl: "/moj-profil/dokumenti",
      bs: "/moj-profil/dokumenti",
      mk: "/moj-profil/dokumenti",
    },
    { ...personal, screen: "documents/DocumentsPage" },
  ),
  savedJobs: route(
    {
      hr: "/moj-profil/spremljeni-poslovi",
      en: "/my-profile/saved-jobs",
      sl: "/moj-profil/shranjena-delovna-mesta",
      bs: "/moj-profil/sacuvani-poslovi",
      mk: "/moj-profil/zacuvani-oglasi",
    },
    // A guest's are those of this browser.
    { screen: "jobs/SavedJobsPage", indexable: false },
  ),
  notifications: route(
    {
      hr: "/moj-profil/obavijesti",
      en: "/my-profile/notifications",
      sl: "/moj-profil/obvestila",
      bs: "/moj-profil/obavjestenja",
      mk: "/moj-profil/izvestuvanja",
    },
    { ...personal, screen: "saved-searches/NotificationsPage" },
  ),
  /** Notifications of the person. The page before says which of them they want. */
  notificationList: route(
    {
      hr: "/moj-profil/novosti",
      en: "/my-profile/updates",
      sl: "/moj-profil/novosti",
      bs: "/moj-profil/novosti",
      mk: "/moj-profil/novosti",
    },
    { ...personal, screen: "notification-list/NotificationListPage" },
  ),
  settings: route(
    {
      hr: "/moj-profil/postavke",
      en: "/my-profile/settings",
      sl: "/moj-profil/nastavitve",
      bs: "/moj-profil/postavke",
      mk: "/moj-profil/postavki",
    },
    { ...personal, screen: "settings/SettingsPage" },
  ),

  /** Data that is held about a guest, by the link sent to their address or number; without one it asks for the link. */
  personalData: route(
    { hr: "/moji-podaci", en: "/my-data", sl: "/moji-podatki", bs: "/moji-podaci", mk: "/moi-podatoci" },
    { ...signedLink, screen: "personal-data/PersonalDataPage" },
  ),

  /**
   * Job alerts of a guest: `?token=`, the link of a mail, confirms a new one when its button is pressed; `?access=` shows
   * all of the address.
   */
  alerts: route(
    {
      hr: "/obavijesti-o-poslovima",
      en: "/job-alerts",
      sl: "/obvestila-o-delovnih-mestih",
      bs: "/obavjestenja-o-poslovima",
      mk: "/izvestuvanja-za-rabota",
    },
    { ...signedLink, screen: "saved-searches/AlertsPage" },
  ),
  /** `?token=`: which mails of which recipient; stops them when its button is pressed. */
  unsubscribe: route(
    {
      hr: "/odjava-obavijesti",
      en: "/unsubscribe",
      sl: "/odjava-obvestil",
      bs: "/odjava-obavjestenja",
      mk: "/odjava-izvestuvanja",
    },
    { ...signedLink, screen: "unsubscribe/UnsubscribePage" },
  ),

  /** The employer's inbox, by the signed link of a forwarding mail. */
  inbox: route(
    {
      hr: "/pristigle-prijave",
      en: "/inbox",
      sl: "/prejete-prijave",
      bs: "/pristigle-prijave",
      mk: "/primeni-aplikacii",
    },
    { ...signedLink, screen: "inbox/InboxPage" },
  ),
  inboxApplication: route(
    {
      hr: "/pristigle-prijave/:applicationId",
      en: "/inbox/:applicationId",
      sl: "/prejete-prijave/:applicationId",
      bs: "/pristigle-prijave/:applicationId",
      mk: "/primeni-aplikacii/:applicationId",
    },
    { ...signedLink, screen: "inbox/InboxApplicationPage" },
  ),
  /** The CV database, for members of an employer; 404 for every other account. */
  candidates: route(
    { hr: "/kandidati", en: "/candidates", sl: "/kandidati", bs: "/kandidati", mk: "/kandidati" },
    { ...personal, screen: "candidates/CandidatesPage" },
  ),
  /** The auditor's replay of one application, by a short-lived signed link. */
  auditApplication: route(
    {
      hr: "/revizija/prijava/:applicationId",
      en: "/audit/application/:applicationId",
      sl: "/revizija/prijava/:applicationId",
      bs: "/revizija/prijava/:applicationId",
      mk: "/revizija/aplikacija/:applicationId",
    },
    { ...signedLink, screen: "audit/ReplayPage" },
  ),

  /** 404 for everybody but editors; so they lead nobody to the login. */
  editorTexts: route(
    {
      hr: "/urednistvo/tekstovi",
      en: "/editing/texts",
      sl: "/urednistvo/besedila",
      bs: "/redakcija/tekstovi",
      mk: "/urednistvo/tekstovi",
    },
    { screen: "editor/TextsPage", indexable: false },
  ),
  editorText: route(
    {
      hr: "/urednistvo/tekstovi/:document/:language",
      en: "/editing/texts/:document/:language",
      sl: "/urednistvo/besedila/:document/:language",
      bs: "/redakcija/tekstovi/:document/:language",
      mk: "/urednistvo/tekstovi/:document/:language",
    },
    { screen: "editor/TextPage", indexable: false },
  ),

  /** 404 for everybody but administrators; so they lead nobody to the login. */
  feedReports: route(
    {
      hr: "/administracija/izvori-oglasa",
      en: "/administration/feeds",
      sl: "/administracija/viri-oglasov",
      bs: "/administracija/izvori-oglasa",
      mk: "/administracija/izvori-na-oglasi",
    },
    { screen: "feeds/FeedsPage", indexable: false },
  ),
  feedReport: route(
    {
      hr: "/administracija/izvori-oglasa/:feed",
      en: "/administration/feeds/:feed",
      sl: "/administracija/viri-oglasov/:feed",
      bs: "/administracija/izvori-oglasa/:feed",
      mk: "/administracija/izvori-na-oglasi/:feed",
    },
    { screen: "feeds/FeedPage", indexable: false },
  ),

  /** 404 for everybody but administrators of a site that has debugging on; so they lead nobody to the login. */
  debugConfig: everywhere("/debug/config", { screen: "debug/ConfigPage", indexable: false }),
  debugMails: everywhere("/debug/mails", { screen: "debug/MailsPage", indexable: false }),
  debugRoutes: everywhere("/debug/routes", { screen: "debug/RoutesPage", indexable: false }),
} as const;

export type RouteId = keyof typeof ROUTES;
export type RouteParams<Id extends RouteId> = Readonly<
  Record<ParamName<(typeof ROUTES)[Id]["paths"]["hr"]>, string>
>;

export const ROUTE_IDS = Object.keys(ROUTES) as RouteId[];

export function routeEntry(id: RouteId): RouteEntry {
  return ROUTES[id];
}

/** Whether the route has a screen. Links are rendered only to those that have. */
export function isBuilt(id: RouteId): boolean {
  return routeEntry(id).screen !== undefined;
}
