import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import type { Cases } from '../../contract.ts'
import { moderation } from '../client.ts'
import { reportsText as text } from './messages.ts'
import type { Decisions } from './use-decisions.ts'

/** A wave of spam, with the two presses against it. */
export function WaveNote({ cases: { wave, paused_until }, decisions }: { cases: Cases; decisions: Decisions }) {
  if (wave === null && paused_until === null) return null
  const { decide, isBusy } = decisions
  const hide = () => decide(undefined, text.done.hideWave, () => moderation.hideWave(memberTransport()))
  const pause = () => decide(undefined, text.done.pause, () => moderation.pauseNewMembers(memberTransport()))
  return (
    <section className="wave-note">
      {wave && (
        <>
          <p>
            <b>{text.wave(wave.posts, wave.accounts)}</b> {text.waveHint}
          </p>
          {wave.to_hide > 0 && (
            <Button variant="primary" busy={isBusy} onClick={() => void hide()}>
              {text.hideWave(wave.to_hide)}
            </Button>
          )}
        </>
      )}
      {paused_until ? (
        <p>{text.paused(paused_until)}</p>
      ) : (
        <Button busy={isBusy} onClick={() => void pause()}>
          {text.pause}
        </Button>
      )}
    </section>
  )
}
