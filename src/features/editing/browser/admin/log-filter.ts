import { type AuditAction, isAuditAction } from '../../messages.ts'

/** The filters of the log as they are in the address. Empty ones are left out. */
export interface LogFilter {
  search: string
  /** Id of the editor. */
  by: string
  kind: string
  action: AuditAction | ''
  /** ISO dates, as the clock of the editor shows them; both included. */
  from: string
  until: string
  /** From 1. */
  page: number
}

/** Unknown values are left out. */
export function parseLogFilter(params: URLSearchParams): LogFilter {
  const get = (name: string, shape: RegExp) => shape.exec(params.get(name)?.trim() ?? '')?.[0] ?? ''
  const action = params.get('action') ?? ''
  const page = Number(params.get('page'))
  return {
    search: (params.get('search') ?? '').trim().slice(0, 200),
    by: get('by', /^[1-9]\d{0,8}$/),
    kind: get('kind', /^[a-z-]{1,40}$/),
    action: isAuditAction(action) ? action : '',
    from: get('from', /^\d{4}-\d{2}-\d{2}$/),
    until: get('until', /^\d{4}-\d{2}-\d{2}$/),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

/** The query of the API. Days begin at midnight of the editor's clock. */
export function logQueryOf({ search, by, kind, action, from, until, page }: LogFilter) {
  const [first, last] = [startOf(from, 0), startOf(until, 1)]
  return {
    page,
    ...(search && { search }),
    ...(by && { by }),
    ...(kind && { kind }),
    ...(action && { action }),
    ...(first && { from: first }),
    ...(last && { until: last }),
  }
}

export function logPath({ page, ...filter }: LogFilter): string {
  const params = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''))
  if (page > 1) params.set('page', String(page))
  return `/admin/log?${params}`
}

/** When a day begins, as ISO time. @param later days after it @returns undefined for no day */
function startOf(day: string, later: number): string | undefined {
  const [year = Number.NaN, month = 1, date = 1] = day.split('-').map(Number)
  const time = new Date(year, month - 1, date + later)
  return day === '' || Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}
