const SYLLABLES = ['ka', 'ri', 'mo', 'ten', 'lu', 'sa', 'pi', 'vo', 'dan', 'e', 'fu', 'gra', 'ni', 'sol', 'ba', 'ci']
const COMMON = [
  ...['training', 'implant', 'nurse', 'clinic', 'method', 'counselling', 'session', 'the', 'and', 'we', 'client'],
  ...['question', 'removal', 'insertion', 'injectable', 'checklist', 'model', 'week', 'slides', 'handout', 'test'],
]

/** The nth word of an invented language with a few thousand words; every third is a common English word. */
function word(n: number): string {
  const number = (n * 2654435761) % 4096
  if (number % 3 === 0) return COMMON[number % COMMON.length] ?? 'the'
  const [a, b, c] = [number % 16, Math.floor(number / 16) % 16, Math.floor(number / 256) % 16]
  return `${SYLLABLES[a]}${SYLLABLES[b]}${SYLLABLES[c]}`
}

/** The same seed gives the same words. */
export function words(seed: number, count: number): string {
  return Array.from({ length: count }, (_, at) => word(seed * 13 + at * 7 + 1)).join(' ')
}

/** Words with a full stop after every ninth. */
export function sentences(seed: number, count: number): string {
  return words(seed, count).replace(/((?:\S+ ){8}\S+) /g, '$1. ')
}
