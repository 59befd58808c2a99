<?php

declare(strict_types=1);

namespace Gatehouse;

use Gatehouse\Errors\ConnectionError;

/** @internal One request and its answer, on a connection of its own. */
final class Exchange
{
    private \CurlHandle $handle;

    public function __construct(private readonly int $timeoutMs)
    {
    }

    /**
     * @param list<string> $headers
     * @param bool $isStream the time of a call ends with the first byte of its answer
     */
    public function send(string $method, string $url, array $headers, ?string $body, bool $isStream = false): Answer
    {
        $this->handle = $this->prepared($method, $url, $headers);
        $received = fopen('php://temp', 'w+b');
        $said = [];
        curl_setopt_array($this->handle, [
            CURLOPT_FILE => $received,
            CURLOPT_HEADERFUNCTION => static function (\CurlHandle $_, string $line) use (&$said): int {
                if (str_contains($line, ':')) {
                    [$name, $value] = explode(':', $line, 2);
                    $said[strtolower(trim($name))] = trim($value);
                }

                return strlen($line);
            },
        ]);
        if ($body !== null || in_array($method, ['POST', 'PUT'], true)) {
            curl_setopt($this->handle, CURLOPT_POSTFIELDS, $body ?? '');
        }
        $isStream ? $this->limitFirstByte() : curl_setopt($this->handle, CURLOPT_TIMEOUT_MS, $this->timeoutMs);
        if (curl_exec($this->handle) === false) {
            throw $this->fault();
        }
        rewind($received);

        return new Answer(curl_getinfo($this->handle, CURLINFO_RESPONSE_CODE), $said, $received);
    }

    /** @param list<string> $headers */
    public function open(string $url, array $headers): LiveAnswer
    {
        return new LiveAnswer($this->prepared('GET', $url, $headers), $this->timeoutMs);
    }

    /** @param list<string> $headers */
    private function prepared(string $method, string $url, array $headers): \CurlHandle
    {
        $handle = curl_init() ?: throw new ConnectionError('curl does not start', 'NO_ANSWER');
        curl_setopt_array($handle, [
            CURLOPT_URL => $url,
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_HTTPHEADER => [...$headers, 'Expect:'],
            CURLOPT_FOLLOWLOCATION => false,
            // On a connection that was used before, curl sends a lost call again by itself, whatever it is.
            CURLOPT_FRESH_CONNECT => true,
            CURLOPT_FORBID_REUSE => true,
            CURLOPT_NOSIGNAL => true,
            CURLOPT_CONNECTTIMEOUT_MS => $this->timeoutMs,
        ]);

        return $handle;
    }

    private function limitFirstByte(): void
    {
        $until = microtime(true) + $this->timeoutMs / 1000;
        curl_setopt_array($this->handle, [
            CURLOPT_NOPROGRESS => false,
            CURLOPT_XFERINFOFUNCTION => static fn (\CurlHandle $_, $all, $arrived): int =>
                $arrived === 0 && microtime(true) > $until ? 1 : 0,
            CURLOPT_LOW_SPEED_LIMIT => 1,
            CURLOPT_LOW_SPEED_TIME => max(1, intdiv($this->timeoutMs, 1000)),
        ]);
    }

    private function fault(): ConnectionError
    {
        $late = [CURLE_OPERATION_TIMEDOUT, CURLE_ABORTED_BY_CALLBACK];
        if (in_array(curl_errno($this->handle), $late, true)) {
            return new ConnectionError("No answer within {$this->timeoutMs} ms", 'TIMEOUT');
        }

        return new ConnectionError('No response arrived: ' . curl_error($this->handle), 'NO_ANSWER');
    }
}
