/** Columns of a list with a job beside it, alike on the list's page and on the job's. */
export const SPLIT_COLUMNS = "lg:grid lg:grid-cols-[512px_minmax(0,1fr)] lg:items-start lg:gap-6";
