import { type FormEvent, useState } from 'react'
import type { Transport } from '#core/client.ts'
import { escapeHtml } from '#core/escape-html.ts'
import { editing } from '#features/editing/browser/client.ts'
import { Loaded } from '#features/editing/browser/components/LoadedPage.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Select } from '#ui/form/Select.tsx'
import { insertText as text } from './messages.ts'

const loadModules = async (api: Transport) =>
  (await editing.listEntries(api, { query: { kind: 'module' } })).results.filter(({ state }) => state !== 'new')

/** Adds the name of a module with a link at the end of a text. @param insert gets HTML */
export function InsertModule({ insert }: { insert: (html: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = event.currentTarget.querySelector('option:checked')
    const [name, page] = [chosen?.textContent ?? '', chosen?.getAttribute('value') ?? '']
    insert(`<h2>${escapeHtml(name)}</h2><p><a href="${escapeHtml(page)}">${text.open}</a></p>`)
    setOpen(false)
  }
  return (
    <>
      <button type="button" className="edit-button" onClick={() => setOpen(true)}>
        {text.insert}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={text.title}>
        <Loaded load={loadModules}>
          {(modules) => (
            <form onSubmit={submit}>
              <Select label={text.module} help={text.hint} autoFocus>
                {modules.map(({ entry, title, page }) => (
                  <option key={entry} value={page ?? ''}>
                    {title}
                  </option>
                ))}
              </Select>
              <Button type="submit" variant="primary" disabled={modules.length === 0}>
                {text.insertNow}
              </Button>
            </form>
          )}
        </Loaded>
      </Dialog>
    </>
  )
}
