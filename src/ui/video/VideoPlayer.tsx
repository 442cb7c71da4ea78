import { type MouseEvent, useState } from 'react'
import { formatDuration } from '#core/dates.ts'
import { platformOf } from '#core/video-platform.ts'
import { Icon } from '../Icon.tsx'
import { text } from '../messages.ts'
import { shortTitle } from './short-title.ts'
import { videoEmbed } from './video-embed.ts'

export interface PlayableVideo {
  title: string
  url: string
  seconds: number
  thumbnail: string | null
}

/**
 * A video. Nothing of another site is fetched before the reader presses; then it plays in place. Without a script the
 * press leads to the video's own page.
 */
export function VideoPlayer({ video }: { video: PlayableVideo }) {
  const [playing, setPlaying] = useState(false)
  const embed = videoEmbed(video.url)
  const play = (event: MouseEvent) => {
    if (embed === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <figure className="video">
      {playing && embed ? (
        <iframe
          className="video-stage"
          src={embed}
          title={video.title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <a
          className="video-stage"
          href={video.url}
          target="_blank"
          rel="noopener noreferrer"
          data-wants-script=""
          onClick={play}
        >
          {video.thumbnail && <img src={video.thumbnail} alt="" width="480" height="270" loading="lazy" />}
          <span className="video-play">
            <Icon name="play" />
          </span>
          <span className="visually-hidden">{text.playVideo(video.title)}</span>
        </a>
      )}
      <figcaption title={video.title}>
        <b aria-hidden="true">{shortTitle(video.title)}</b>
        <small>{text.minutes(formatDuration(video.seconds))}</small>
        {/* A page can't tell whether a player of another site has come: the way to the film is always there. */}
        {playing && (
          <a href={video.url} target="_blank" rel="noopener noreferrer">
            {text.openFilm(platformOf(video.url))}
          </a>
        )}
      </figcaption>
    </figure>
  )
}
