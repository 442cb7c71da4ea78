import { useState } from 'react'
import type { FileInfo } from '#core/file-info.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { withdrawText as text } from '../../messages.ts'
import { editing } from '../client.ts'
import { Confirm } from '../compare/Confirm.tsx'
import { useTask } from '../use-task.ts'

interface WithdrawFileProps {
  file: Pick<FileInfo, 'id' | 'is_withdrawn'>
  /** Runs after it. */
  onDone?: () => Promise<void>
}

/** Takes a file back from everybody, for accidents. */
export function WithdrawFile({ file, onDone }: WithdrawFileProps) {
  const [isDone, setDone] = useState(file.is_withdrawn)
  const { failure, run } = useTask()
  const withdraw = async () => {
    await editing.withdrawFile(memberTransport(), { params: { id: file.id } })
    setDone(true)
    await onDone?.()
  }
  if (isDone)
    return (
      <p className="edit-file-note" role="status">
        {text.done}
      </p>
    )
  return (
    <div>
      <Confirm
        open={text.withdraw}
        hint={text.hint}
        action={text.action}
        onConfirm={() => void run(withdraw, text.failed)}
      />
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
