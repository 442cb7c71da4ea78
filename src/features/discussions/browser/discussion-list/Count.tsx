interface CountProps {
  of: number
  one: string
}

/** A count with its noun; the number is bold. */
export function Count({ of, one }: CountProps) {
  return (
    <span>
      <b>{grouped(of)}</b> {nounOf(of, one)}
    </span>
  )
}

/** A count with its noun as text: '1,204 discussions'. */
export function countOf(count: number, one: string, many?: string): string {
  return `${grouped(count)} ${nounOf(count, one, many)}`
}

function grouped(count: number): string {
  return count.toLocaleString('en')
}

function nounOf(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}
