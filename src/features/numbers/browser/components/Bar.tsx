import type { NumbersRow } from '../../contract.ts'

interface BarProps {
  row: NumbersRow
  /** The count that fills the bar. */
  largest: number
}

/**
 * The count as a bar, and a line for the period before; the numbers stand beside it. Bars of time are upright on wide screens. A
 * part of the period that is not over is dashed.
 */
export function Bar({ row: { now, before, is_running }, largest }: BarProps) {
  const percent = (value: number) => Math.round((value / largest) * 1000) / 10
  const [size, at] = [percent(now.value), percent(before?.value ?? 0)]
  const running = is_running ? 'numbers-running' : undefined
  return (
    <svg className="numbers-bar" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <g className="numbers-lying">
        <rect className={running} width={size} height="100" />
        {at > 0 && <path d={`M${at} -8V108`} />}
        {at > 0 && <path className="numbers-before" d={`M${at} -8V108`} />}
      </g>
      <g className="numbers-upright">
        <rect className={running} y={100 - size} width="100" height={size} />
        {at > 0 && <path d={`M0 ${100 - at}H100`} />}
        {at > 0 && <path className="numbers-before" d={`M0 ${100 - at}H100`} />}
      </g>
    </svg>
  )
}
