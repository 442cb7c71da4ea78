import { formatCount, formatNumber, plural } from '#core/format.ts'

/** A count with its noun; the number is bold. */
export function Count({ of, one }: { of: number; one: string }) {
  return (
    <span>
      <b>{formatNumber(of)}</b> {plural(of, { one, other: `${one}s` })}
    </span>
  )
}

/** A count with its noun as text: '1,204 discussions'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return formatCount(count, { one, other: many })
}
