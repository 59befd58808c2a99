export declare function count(name: string, by?: number): void
export declare function profileFile(path: string): () => void
