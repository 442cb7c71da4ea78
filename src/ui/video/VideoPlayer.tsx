import { type MouseEvent, useState } from 'react'
import { formatDuration } from '#core/format.ts'
import { platformOf, videoEmbed } from '#core/video.ts'
import { Icon } from '../elements/Icon.tsx'
import { text } from '../messages.ts'

export interface PlayableVideo {
  title: string
  url: string
  seconds: number
  thumbnail: string | null
}

/**
 * A video. Fetches nothing from other sites before a click; then it plays in place. Without a script the click opens the video's
 * own page.
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
        <a className="video-stage" href={video.url} target="_blank" rel="noopener noreferrer" onClick={play}>
          {video.thumbnail && <img src={video.thumbnail} alt="" width="480" height="270" loading="lazy" />}
          <span className="video-play">
            <Icon name="play" />
          </span>
          <span className="visually-hidden">{text.playVideo(video.title)}</span>
        </a>
      )}
      <figcaption title={video.title}>
        <b aria-hidden="true" dir="auto">
          {shortTitle(video.title)}
        </b>
        <small>{text.minutes(formatDuration(video.seconds))}</small>
        {/* A page cannot detect whether another site's player has loaded, so it always offers a link. */}
        {playing && (
          <a href={video.url} target="_blank" rel="noopener noreferrer">
            {text.openFilm(platformOf(video.url))}
          </a>
        )}
      </figcaption>
    </figure>
  )
}

/** A title of this length is cut, as the specification says. */
const LONG_TITLE = 47
const CUT_LENGTH = 45

export function shortTitle(title: string): string {
  return title.length >= LONG_TITLE ? `${title.slice(0, CUT_LENGTH)}...` : title
}
