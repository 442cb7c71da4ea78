import { useCallback } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/elements/Button.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { auditActions } from '../../messages.ts'
import { editing } from '../client.ts'
import { type LogFilter, logPath, parseLogFilter } from './log-filter.ts'
import { logText as text } from './messages.ts'
import { useLoaded } from './use-loaded.ts'

const NO_FILTER = parseLogFilter(new URLSearchParams())

/** Words, person, kind of content, action and days. They are in the address, so a view of the log can be shared. */
export function LogFilters({ filter }: { filter: LogFilter }) {
  const loaded = useLoaded(useCallback((api) => editing.getAuditFilters(api), []))
  const { people, kinds } = loaded.state === 'loaded' ? loaded.data : { people: [], kinds: [] }
  const { search, by, kind, action, from, until } = filter
  const isFiltered = [by, kind, action, from, until].some((value) => value !== '')
  return (
    <Form action="/admin/log" className="log-filters" key={logPath(filter)} preventScrollReset>
      <search>
        <div className="search-form log-search">
          <input
            type="search"
            name="search"
            aria-label={text.search}
            placeholder={text.searchHint}
            defaultValue={search}
            maxLength={200}
            autoComplete="off"
          />
          <button type="submit" aria-label={text.search}>
            <Icon name="search" />
          </button>
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
          <Options label={text.action} name="action" value={action} options={Object.entries(auditActions)} />
          <Field label={text.from} name="from" type="date" defaultValue={from} />
          <Field label={text.until} name="until" type="date" defaultValue={until} />
          <p className="row">
            <Button type="submit" variant="primary">
              {text.show}
            </Button>
            {isFiltered && <Link to={logPath({ ...NO_FILTER, search })}>{text.clear}</Link>}
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
