-- For wrk: requests the URLs of a file, one per line, in order. Client addresses rotate to stay below the rate limits.
-- wrk -s urls.lua SITE -- FILE ENCODING
local urls, encoding, n = {}, "identity", 0

function init(args)
  for url in io.lines(args[1]) do
    urls[#urls + 1] = url
  end
  encoding = args[2]
end

function request()
  n = n + 1
  local from = string.format("10.1.%d.%d", n % 200, n % 50 + 1)
  local url = assert(urls[n], "the file has too few URLs")
  return wrk.format("GET", url, { ["accept-encoding"] = encoding, ["x-forwarded-for"] = from })
end
