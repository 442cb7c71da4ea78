const INK = '#1D1B22'
const QUIET = '#5A5563'
const FONT = "font-family:'Atkinson Hyperlegible Next','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TEXT = `${FONT};font-size:17px;line-height:1.5`

/** Colours of the blocks in the woven band, in their order. */
export const BAND_COLOURS = ['#F0B429', '#B0452B', '#FBF7F0', '#6F7FD8'] as const

/** The inline styles of a mail. None has a double quote, because they are put into attributes with double quotes. */
export const STYLE = {
  paper: `margin:0;padding:0;background:#FBF7F0;color:${INK};${TEXT}`,
  preheader: 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;opacity:0;mso-hide:all',
  margin: 'padding:24px 12px;background:#FBF7F0',
  header: `padding:20px 24px;background:#161E4D;border-radius:12px 12px 0 0;${TEXT}`,
  siteName: 'color:#ffffff;font-size:18px;font-weight:700;text-decoration:none',
  band: 'padding:0;background:#161E4D;font-size:0;line-height:0',
  bandBlock: 'width:12.5%;height:6px;font-size:0;line-height:0',
  surface: 'padding:28px 24px 12px;background:#ffffff;border-radius:0 0 12px 12px',
  title: `margin:0;color:${INK};font-size:24px;line-height:1.25`,
  line: `padding:0 0 16px;${TEXT}`,
  body: `padding:0 0 16px;color:${INK};overflow-wrap:anywhere;${TEXT}`,
  paragraph: `margin:0;color:${INK};overflow-wrap:anywhere`,
  buttonLine: 'padding:8px 0 12px',
  button: `padding:14px 24px;background:#27357E;border-radius:8px;${TEXT}`,
  buttonLink: 'color:#ffffff;font-weight:700;text-decoration:none',
  address: `margin:0;color:${QUIET};font-size:13px;overflow-wrap:anywhere;word-break:break-all`,
  footer: 'padding:20px 24px',
  smallLine: `padding:0 0 8px;${TEXT}`,
  small: `margin:0;color:${QUIET};font-size:14px`,
} as const

/** For mail programs with a dark mode; `!important`, because the light colours are inline. */
export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #141318 !important; color: #F3EEE6 !important; }
  .surface { background: #221F29 !important; }
  .ink { color: #F3EEE6 !important; }
  .ink a { color: #AAB4F0 !important; }
  .quiet { color: #BDB6C6 !important; }
  .button { background: #3F50B0 !important; color: #ffffff !important; }
}
`

/** Outlook for Windows shows Times for a list of fonts whose first one it does not have. */
export const OUTLOOK_STYLES = "td,p,h1,h2,h3,li,a{font-family:'Segoe UI',Arial,sans-serif !important}"
