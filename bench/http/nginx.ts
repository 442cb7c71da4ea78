import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../e2e/support/server.ts'

/** Starts nginx on the first core, serving one file with the headers of our response: about the machine's limit. */
export async function startNginx(
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ url: string; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'trp-nginx-'))
  // When root starts nginx, its worker runs as another user.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'response'), body)
  const port = await freePort()
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} '${value.replaceAll("'", '')}';`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http { access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 10000000;
open_file_cache max=100; open_file_cache_valid 600s; types {}
server { listen 127.0.0.1:${port} backlog=4096; root ${folder}; location = /response { default_type '${headers['content-type']}'; ${lines.filter((line) => !line.includes('content-type')).join(' ')} } } }`,
  )
  const process: ChildProcess = spawn('taskset', ['-c', '0', 'nginx', '-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}/response`
  for (let attempt = 0; attempt < 100; attempt++) {
    if ((await fetch(url).catch(() => undefined))?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url, stop: () => void process.kill('SIGTERM') }
}
