export type Place = 'here' | 'beside'

/**
 * Gives each page that is to be rendered its turn: one here at a time, so that what else has come is served in between;
 * and, where more than one waits, one beside if there is room.
 */
export function turns(hasRoomBeside: () => boolean): () => Promise<Place> {
  const waiting: ((place: Place) => void)[] = []

  function serve(): void {
    if (waiting.length > 1 && hasRoomBeside()) waiting.shift()?.('beside')
    waiting.shift()?.('here')
    if (waiting.length > 0) setImmediate(serve)
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(serve)
    })
}
