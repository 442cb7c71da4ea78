import { useEffect, useRef } from 'react'
import type { Transport } from '#core/client.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Alert } from '#ui/status/Alert.tsx'
import { pageText } from '../../../messages.ts'
import { CODE_FIELD } from '../../../rules.ts'

const text = pageText.settings.secondFactor

interface CodeFormProps {
  submit: string
  help?: string
  autoFocus?: boolean
  send: (transport: Transport, code: string) => Promise<void>
  onCancel?: () => void
}

export function CodeForm({ submit, help, autoFocus = false, send, onCancel }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const { formProps, field, busy, message } = useForm({
    fields: { code: CODE_FIELD },
    send: async ({ code }) => {
      const { memberTransport } = await import('../../session/member-transport.ts')
      await send(memberTransport(), code)
    },
  })
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  return (
    <form {...formProps} className="account-form">
      {message && <Alert kind="danger">{message}</Alert>}
      <Field
        {...field('code')}
        ref={input}
        label={text.code}
        {...(help !== undefined && { help })}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="settings-save">
        <Button variant="primary" type="submit" busy={busy} busyLabel={text.busy}>
          {submit}
        </Button>
        {onCancel && <Button onClick={onCancel}>{text.cancel}</Button>}
      </div>
    </form>
  )
}
