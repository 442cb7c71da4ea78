const INK = '#1D1B22'
const QUIET = '#5A5563'
const FONT = "font-family:'Atkinson Hyperlegible Next','Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Colours of the blocks in the woven band, in their order. */
export const BAND_COLOURS = ['#F0B429', '#B0452B', '#FBF7F0', '#6F7FD8'] as const

/** The inline styles of a mail. None has a double quote, because they are put into attributes with double quotes. */
export const STYLE = {
  paper: `margin:0;padding:24px 12px;background:#FBF7F0;color:${INK};${FONT};font-size:17px;line-height:1.5`,
  preheader: 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;opacity:0',
  column: 'max-width:560px;margin:0 auto',
  header: 'padding:20px 24px;background:#161E4D;border-radius:12px 12px 0 0',
  siteName: 'color:#ffffff;font-size:18px;font-weight:700;text-decoration:none',
  band: 'background:#161E4D;font-size:0;line-height:0',
  bandBlock: 'display:inline-block;width:6.25%;height:6px;vertical-align:top',
  surface: 'padding:28px 24px;background:#ffffff;border-radius:0 0 12px 12px',
  title: `margin:0 0 16px;color:${INK};font-size:24px;line-height:1.25`,
  body: `color:${INK};overflow-wrap:anywhere`,
  paragraph: `margin:0 0 16px;color:${INK};overflow-wrap:anywhere`,
  button:
    'display:inline-block;padding:14px 24px;background:#27357E;border-radius:8px;color:#ffffff;font-weight:700;text-decoration:none',
  address: `margin:0 0 16px;color:${QUIET};font-size:13px;overflow-wrap:anywhere;word-break:break-all`,
  footer: 'padding:20px 24px',
  footerLine: `margin:0 0 8px;color:${QUIET};font-size:14px`,
  footerLink: `color:${QUIET};text-decoration:underline`,
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
