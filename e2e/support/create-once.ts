/** For data that all tests of a file share and none changes: created on first use, and again after a failure. */
export function createOnce<Shared>(create: () => Promise<Shared>): () => Promise<Shared> {
  let shared: Promise<Shared> | undefined
  return async () => {
    shared ??= create()
    try {
      return await shared
    } catch (error) {
      shared = undefined
      throw error
    }
  }
}
