import type { Tx } from '#platform/database/schema.ts'

/** Makes files public. */
export async function publishFiles(_tx: Tx, _ids: readonly number[], _now: Date): Promise<void> {}

/** Lets the address of a file lead to the file that replaces it. */
export async function replaceFile(_tx: Tx, _files: { oldId: number; newId: number }): Promise<void> {}
