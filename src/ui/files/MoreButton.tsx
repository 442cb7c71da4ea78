import { useRef } from 'react'
import { Icon } from '../elements/Icon.tsx'
import { text } from '../messages.ts'
import { keptParts } from '../offline/kept-parts.ts'
import { useLazyDialog } from '../page/use-lazy.ts'
import type { MenuFile } from './file-view.ts'

const load = () => import('../share/FileMenu.tsx')
keptParts.add(load)

/** Opens what can be done with a file besides viewing and downloading. Its code is loaded with the first press. */
export function MoreButton({ file }: { file: MenuFile }) {
  const button = useRef<HTMLButtonElement>(null)
  const { opened, open, close, hasFailed } = useLazyDialog(load)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button file-more script-only"
        aria-label={text.moreOf(file.name)}
        onClick={() => open()}
      >
        <Icon name={hasFailed ? 'refresh' : 'more'} />
        <Icon name="share" />
      </button>
      {opened && <opened.Dialog file={file} button={button} onClose={close} />}
    </>
  )
}
