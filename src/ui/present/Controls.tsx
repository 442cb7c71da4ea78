import { Icon } from '../elements/Icon.tsx'
import { text } from './messages.ts'
import { PresentIcon } from './PresentIcon.tsx'
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
export function Controls({ place, clock, commands, hasNotes, hasFullScreen, onClose, ...props }: ControlsProps) {
  const { isSettingTime, onSetTime } = props
  if (isSettingTime) {
    return (
      <div className="present-controls">
        <TimeForm clock={clock} onDone={() => onSetTime(false)} />
      </div>
    )
  }
  return (
    <div className="present-controls" role="toolbar" aria-label={text.slides}>
      <button
        type="button"
        className="icon-button present-previous"
        aria-label={text.previous}
        onClick={commands.previous}
      >
        <Icon name="chevron-left" />
      </button>
      <span className="present-place" role="status">
        {place}
      </span>
      <button type="button" className="icon-button present-next" aria-label={text.next} onClick={commands.next}>
        <Icon name="chevron-right" />
      </button>
      <button type="button" className="present-time" title={text.change} onClick={() => onSetTime(true)}>
        <PresentIcon name="clock" />
        <TimeLeft clock={clock} />
      </button>
      <button
        type="button"
        className="present-word present-notes-button"
        aria-pressed={hasNotes}
        onClick={commands.notes}
      >
        <PresentIcon name="notes" /> {text.notes}
      </button>
      {hasFullScreen && (
        <button
          type="button"
          className="icon-button present-full"
          aria-label={text.fullScreen}
          onClick={commands.fullScreen}
        >
          <PresentIcon name="full-screen" />
        </button>
      )}
      <button type="button" className="icon-button present-close" aria-label={text.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
