import { Fragment } from 'react'
import { linkPieces } from '#core/link-pieces.ts'
import { Link } from '#ui/Link.tsx'
import type { Comment } from '../../../schemas.ts'
import { mentionPieces } from './mention-pieces.ts'

interface CommentTextProps {
  text: string
  mentions: Comment['mentions']
}

/** A comment with its line breaks; addresses in it are links, and so are the members whom it names. */
export function CommentText({ text, mentions }: CommentTextProps) {
  return (
    <p className="comment-text">
      {placed(linkPieces(text)).map(({ at, ...piece }) =>
        'href' in piece ? (
          <a key={at} href={piece.href} rel="nofollow ugc noopener">
            {piece.text}
          </a>
        ) : (
          <Named key={at} text={piece.text} mentions={mentions} />
        ),
      )}
    </p>
  )
}

function Named({ text, mentions }: CommentTextProps) {
  return placed(mentionPieces(text, mentions)).map(({ at, ...piece }) =>
    'memberId' in piece ? (
      <Link key={at} to={`/community/user/${piece.memberId}`}>
        {piece.text}
      </Link>
    ) : (
      <Fragment key={at}>{piece.text}</Fragment>
    ),
  )
}

/** Each piece with the place in the text at which it begins. */
function placed<Piece extends { text: string }>(pieces: Piece[]): (Piece & { at: number })[] {
  let at = 0
  return pieces.map((piece) => {
    const begin = at
    at += piece.text.length
    return { ...piece, at: begin }
  })
}
