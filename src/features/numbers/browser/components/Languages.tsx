import type { Numbers, NumbersRow } from '../../contract.ts'
import { text } from '../../messages.ts'
import { CountTable } from './CountTable.tsx'

const FILLS = ['var(--indigo)', 'url(#numbers-stripes)', 'url(#numbers-dots)', 'url(#numbers-grid)'] as const
/** From the fifth on the parts are plain. */
const fillOf = (index: number) => FILLS[index] ?? 'var(--surface)'

/** Shares as a strip. Its parts differ by pattern, not by colour alone. */
export function Languages({ numbers }: { numbers: Numbers }) {
  const rows = numbers.tables.languages
  const all = rows.reduce((sum, { now }) => sum + now.value, 0)
  const shareOf = ({ now }: NumbersRow) => (all === 0 ? 0 : (now.value / all) * 100)
  const startOf = (index: number) => rows.slice(0, index).reduce((sum, row) => sum + shareOf(row), 0)
  const tile = { width: 7, height: 7, patternUnits: 'userSpaceOnUse' }
  return (
    <>
      <svg className="numbers-strip" aria-hidden="true">
        <defs>
          <pattern id="numbers-stripes" {...tile} patternTransform="rotate(45)">
            <rect width="7" height="7" fill="var(--surface)" />
            <rect width="4" height="7" fill="var(--terracotta)" />
          </pattern>
          <pattern id="numbers-dots" {...tile}>
            <rect width="7" height="7" fill="var(--surface)" />
            <circle cx="3.5" cy="3.5" r="2.3" fill="var(--leaf)" />
          </pattern>
          <pattern id="numbers-grid" {...tile}>
            <rect width="7" height="7" fill="var(--ink)" />
            <rect width="5" height="5" fill="var(--surface)" />
          </pattern>
        </defs>
        {rows.map((row, index) => (
          <rect key={row.label} x={`${startOf(index)}%`} width={`${shareOf(row)}%`} height="28" fill={fillOf(index)} />
        ))}
        <rect className="numbers-frame" width="100%" height="28" />
      </svg>
      <CountTable
        numbers={numbers}
        table="languages"
        mark={(index) => (
          <svg className="numbers-swatch" aria-hidden="true">
            <rect className="numbers-frame" x="1" y="1" width="16" height="12" style={{ fill: fillOf(index) }} />
          </svg>
        )}
        last={{ heading: text.share, cell: (row) => (row.now.is_below ? '' : `${Math.round(shareOf(row))}%`) }}
      />
    </>
  )
}
