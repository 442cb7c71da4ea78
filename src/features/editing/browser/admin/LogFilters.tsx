import { useCallback } from 'react'
import { Form } from 'react-router'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { auditActions, auditActionsOf, isAuditAction } from '../../messages.ts'
import { editing } from '../client.ts'
import { IconSearch } from './IconSearch.tsx'
import { useLoaded } from './LoadedContent.tsx'
import { logText as text } from './messages.ts'

/** The filters of the log as they are in the address. Empty ones are left out. */
export type LogFilter = ReturnType<typeof parseLogFilter>

/** Unknown values are left out. */
export function parseLogFilter(params: URLSearchParams) {
  const get = (name: string, shape: RegExp) => shape.exec(params.get(name)?.trim() ?? '')?.[0] ?? ''
  const action = params.get('action') ?? ''
  const page = Number(params.get('page'))
  return {
    search: (params.get('search') ?? '').trim().slice(0, 200),
    /** Id of the editor. */
    by: get('by', /^[1-9]\d{0,8}$/),
    kind: get('kind', /^[a-z-]{1,40}$/),
    action: isAuditAction(action) ? action : '',
    /** ISO dates, as the clock of the editor shows them; both included. */
    from: get('from', /^\d{4}-\d{2}-\d{2}$/),
    until: get('until', /^\d{4}-\d{2}-\d{2}$/),
    /** From 1. */
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  } as const
}

/** The query of the API. Days begin at midnight of the editor's clock. */
export function logQueryOf({ search, by, kind, action, from, until, page }: LogFilter) {
  return {
    page,
    search: search || undefined,
    by: by || undefined,
    kind: kind || undefined,
    action: action || undefined,
    from: startOf(from, 0),
    until: startOf(until, 1),
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

/** Words, person, kind of content, action and days. They are in the address, so a view of the log can be shared. */
export function LogFilters({ filter }: { filter: LogFilter }) {
  const loaded = useLoaded(useCallback((api) => editing.getAuditFilters(api), []))
  const { people, kinds } = loaded.state === 'loaded' ? loaded.data : { people: [], kinds: [] }
  const { user } = useViewer()
  const actions = user ? auditActionsOf(user.role) : []
  const { search, by, kind, action, from, until } = filter
  const isFiltered = [by, kind, action, from, until].some((value) => value !== '')
  return (
    <Form action="/admin/log" className="log-filters" key={logPath(filter)} preventScrollReset>
      <search>
        <div className="search-form icon-search">
          <IconSearch label={text.search} placeholder={text.searchHint} button={text.search} defaultValue={search} />
        </div>
      </search>
      <details open={isFiltered || undefined} className="log-more">
        <summary>
          {text.filters} <Icon name="chevron-down" />
        </summary>
        <div className="log-fields">
          <Options
            label={text.person}
            name="by"
            value={by}
            options={people.map(({ id, name }) => [String(id), name])}
          />
          <Options
            label={text.kind}
            name="kind"
            value={kind}
            options={kinds.map((option) => [option.kind, option.name])}
          />
          <Options
            label={text.action}
            name="action"
            value={action}
            options={actions.map((option) => [option, auditActions[option]])}
          />
          <Field label={text.from} name="from" type="date" defaultValue={from} />
          <Field label={text.until} name="until" type="date" defaultValue={until} />
          <p className="row">
            <Button type="submit" variant="primary">
              {text.show}
            </Button>
            {isFiltered && <Link to={logPath(parseLogFilter(new URLSearchParams({ search })))}>{text.clear}</Link>}
          </p>
        </div>
      </details>
    </Form>
  )
}

interface OptionsProps {
  label: string
  name: string
  value: string
  options: readonly (readonly [value: string, name: string])[]
}

function Options({ label, name, value, options }: OptionsProps) {
  return (
    // The options arrive later than the form: the key selects the value again, and leaves what was typed meanwhile.
    <Select label={label} name={name} defaultValue={value} key={options.length}>
      <option value="">{text.all}</option>
      {options.map(([option, optionName]) => (
        <option key={option} value={option}>
          {optionName}
        </option>
      ))}
    </Select>
  )
}
