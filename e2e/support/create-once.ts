/** What all tests of a file share and none of them changes: made when it is first wanted, and again when that failed. */
export function madeOnce<World>(make: () => Promise<World>): () => Promise<World> {
  let world: Promise<World> | undefined
  return async () => {
    world ??= make()
    try {
      return await world
    } catch (error) {
      world = undefined
      throw error
    }
  }
}
