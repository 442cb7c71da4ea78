import { expect, test } from 'vitest'
import { videoEmbed } from '#core/video.ts'
import { shortTitle } from './VideoPlayer.tsx'

test('a title of 46 characters is shown whole, one of 47 is cut to 45 and dots', () => {
  expect(shortTitle('x'.repeat(46))).toBe('x'.repeat(46))
  expect(shortTitle('x'.repeat(47))).toBe(`${'x'.repeat(45)}...`)
})

test.each([
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1',
  ],
  ['https://vimeo.com/showcase/7654321/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://vimeo.com/76979871#t=1m5s', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1#t=65s'],
  [
    'https://www.youtube.com/live/aqz-KE-bpKQ?si=x',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  ['https://youtube.com/shorts/aqz-KE-bpKQ/', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
  [
    'https://youtu.be/aqz-KE-bpKQ/?t=30',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=30',
  ],
  [
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ&list=PL1&t=1m30s',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=90',
  ],
  [
    'https://www.youtube.com/embed/aqz-KE-bpKQ?start=5',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=5',
  ],
])('%s is played without tracking the reader', (url, embed) => {
  expect(videoEmbed(url)).toBe(embed)
})

test.each([
  'javascript:alert(1)',
  'https://evil.example/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.evil.example/embed/x',
  'https://youtu.be/"><script>',
  'https://vimeo.com/showcase/7654321',
  'https://vimeo.com/event/7654321',
  'https://vimeo.com/user7654321',
  'https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
  'https://www.youtube.com/embed/videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
  'https://www.youtube.com/@WHO',
  'https://www.youtube.com/channel/UC07-dOwgza1IguKA86jqxNA',
  'nothing',
  '',
])('%s is not played', (url) => {
  expect(videoEmbed(url)).toBeUndefined()
})
