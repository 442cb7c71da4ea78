import type { ReactNode } from 'react'
import { Icon } from '../elements/Icon.tsx'
import { LineIcon } from '../elements/LineIcon.tsx'
import { text } from './messages.ts'
import { TimeForm, TimeLeft } from './TimeLeft.tsx'
import type { Clock } from './use-clock.ts'
import type { PresentCommands } from './use-present-keys.ts'

interface ControlsProps {
  /** '3 of 15', or the number that is being typed. */
  place: string
  clock: Clock
  commands: PresentCommands
  hasNotes: boolean
  hasFullScreen: boolean
  /** Asks for the time in the place of the controls. */
  isSettingTime: boolean
  onSetTime: (isSetting: boolean) => void
  onClose: () => void
}

/** Below the slide, or beside it on a phone that lies on its side. */
export function Controls({
  place,
  clock,
  commands,
  hasNotes,
  hasFullScreen,
  onClose,
  isSettingTime,
  onSetTime,
}: ControlsProps) {
  if (isSettingTime) {
    return (
      <div className="present-controls">
        <TimeForm clock={clock} onDone={() => onSetTime(false)} />
      </div>
    )
  }
  const iconButton = (name: string, label: string, icon: ReactNode, press: () => void) => (
    <button type="button" className={`icon-button present-${name}`} aria-label={label} onClick={press}>
      {icon}
    </button>
  )
  return (
    <div className="present-controls" role="toolbar" aria-label={text.slides}>
      {iconButton('previous', text.previous, <Icon name="chevron-left" />, commands.previous)}
      <span className="present-place" role="status">
        {place}
      </span>
      {iconButton('next', text.next, <Icon name="chevron-right" />, commands.next)}
      <button type="button" className="present-time" title={text.change} onClick={() => onSetTime(true)}>
        <LineIcon d="M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM12 7v5.5l3.5 2" />
        <TimeLeft clock={clock} />
      </button>
      <button
        type="button"
        className="present-word present-notes-button"
        aria-pressed={hasNotes}
        onClick={commands.notes}
      >
        <LineIcon d="M4 4h16v16H4zM8 9h8M8 13h8M8 17h4" /> {text.notes}
      </button>
      {hasFullScreen &&
        iconButton(
          'full',
          text.fullScreen,
          <LineIcon d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />,
          commands.fullScreen,
        )}
      {iconButton('close', text.close, <Icon name="close" />, onClose)}
    </div>
  )
}
