import type { NumbersRow } from '../../contract.ts'

/** The largest count of some rows, at least 1. */
export function largestOf(rows: readonly NumbersRow[]): number {
  return Math.max(1, ...rows.flatMap(({ now, before }) => [now.value, before?.value ?? 0]))
}

interface BarProps {
  row: NumbersRow
  /** The count that fills the bar. */
  largest: number
}

/** The count as a bar, and a line for the period before. The numbers stand beside it. */
export function Bar({ row: { now, before }, largest }: BarProps) {
  const at = percent(before?.value ?? 0, largest)
  const line = at > 0 && `M${at} -2v22`
  return (
    <svg className="numbers-bar" viewBox="0 0 100 18" preserveAspectRatio="none" aria-hidden="true">
      <rect width={percent(now.value, largest)} height="18" />
      {line && <path className="numbers-gap" d={line} />}
      {line && <path className="numbers-before" d={line} />}
    </svg>
  )
}

/** The same upright, for wide screens. A part of the period that is not over is dashed. */
export function TimeBar({ row: { now, before, is_running }, largest }: BarProps) {
  const size = percent(now.value, largest)
  const at = percent(before?.value ?? 0, largest)
  const running = is_running ? 'numbers-running' : undefined
  return (
    <svg className="numbers-bar" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <g className="numbers-upright">
        <rect className={running} y={100 - size} width="100" height={size} />
        {at > 0 && <path className="numbers-gap" d={`M0 ${100 - at}H100`} />}
        {at > 0 && <path className="numbers-before" d={`M0 ${100 - at}H100`} />}
      </g>
      <g className="numbers-lying">
        <rect className={running} width={size} height="100" />
        {at > 0 && <path className="numbers-gap" d={`M${at} -8V108`} />}
        {at > 0 && <path className="numbers-before" d={`M${at} -8V108`} />}
      </g>
    </svg>
  )
}

function percent(value: number, largest: number): number {
  return Math.round((value / largest) * 1000) / 10
}
