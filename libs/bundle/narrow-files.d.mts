/** Rewrites the scripts of a folder with escapes for what ASCII does not have, and their maps with them. */
export function narrowFiles(folder: string): void
