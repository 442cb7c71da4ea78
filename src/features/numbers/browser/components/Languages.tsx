import type { NumbersRow } from '../../contract.ts'
import { text } from '../../messages.ts'
import { CountTable } from './CountTable.tsx'

const FILLS = ['var(--indigo)', 'url(#numbers-stripes)', 'url(#numbers-dots)'] as const

/** Shares as a strip. Its parts differ by pattern, not by colour alone. */
export function Languages({ rows }: { rows: readonly NumbersRow[] }) {
  const all = rows.reduce((sum, { now }) => sum + now.value, 0)
  const shareOf = ({ now }: NumbersRow) => (all === 0 ? 0 : (now.value / all) * 100)
  const startOf = (index: number) => rows.slice(0, index).reduce((sum, row) => sum + shareOf(row), 0)
  return (
    <>
      <svg className="numbers-strip" aria-hidden="true">
        <defs>
          <pattern
            id="numbers-stripes"
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="7" height="7" fill="var(--surface)" />
            <rect width="4" height="7" fill="var(--terracotta)" />
          </pattern>
          <pattern id="numbers-dots" width="7" height="7" patternUnits="userSpaceOnUse">
            <rect width="7" height="7" fill="var(--surface)" />
            <circle cx="3.5" cy="3.5" r="2.3" fill="var(--leaf)" />
          </pattern>
        </defs>
        {rows.map((row, index) => (
          <rect key={row.label} x={`${startOf(index)}%`} width={`${shareOf(row)}%`} height="28" fill={fillOf(index)} />
        ))}
        <rect className="numbers-frame" width="100%" height="28" />
      </svg>
      <CountTable
        table="languages"
        rows={rows}
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

function fillOf(index: number): string {
  return FILLS[index % FILLS.length] ?? FILLS[0]
}
