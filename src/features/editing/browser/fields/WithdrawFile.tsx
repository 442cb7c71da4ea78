import { useState } from 'react'
import { ApiError } from '#core/client.ts'
import type { FileInfo } from '#core/file-info.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { withdrawText as text } from '../../messages.ts'
import { messageOf } from '../bar/draft-saver.ts'
import { editing } from '../client.ts'
import { Confirm } from '../compare/Confirm.tsx'

interface WithdrawFileProps {
  file: Pick<FileInfo, 'id' | 'is_withdrawn'>
  /** Runs after it. */
  onDone?: () => Promise<void>
}

/** Takes a file back from everybody, for accidents. */
export function WithdrawFile({ file, onDone }: WithdrawFileProps) {
  const [isDone, setDone] = useState(file.is_withdrawn)
  const [failure, setFailure] = useState('')
  const withdraw = async () => {
    setFailure('')
    try {
      await editing.withdrawFile(memberTransport(), { params: { id: file.id } })
      setDone(true)
      await onDone?.()
    } catch (error) {
      setFailure((error instanceof ApiError && messageOf(error)) || text.failed)
    }
  }
  if (isDone)
    return (
      <p className="edit-file-note" role="status">
        {text.done}
      </p>
    )
  return (
    <div>
      <Confirm open={text.withdraw} hint={text.hint} action={text.action} onConfirm={() => void withdraw()} />
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
