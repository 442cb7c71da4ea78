/** Words of moving items and entries. */
export const orderText = {
  move: (title: string) => `Move: ${title}`,
  up: (title: string) => `Move up: ${title}`,
  down: (title: string) => `Move down: ${title}`,
  placeIn: (list: string) => `Place in ${list}`,
  placeOf: (place: number, count: number) => `${place} of ${count}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  moved: (title: string, place: number, count: number, list: string) => `${title}, now ${place} of ${count} in ${list}`,
  movedEntry: (title: string, place: number, count: number) => `${title}, now ${place} of ${count}`,
  order: (title: string) => `Order of ${title}`,
  publicAtOnce: 'Readers see the new order at once',
  notMoved: 'The order is as before: no connection. Try again.',
}
