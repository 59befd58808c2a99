<?php

declare(strict_types=1);

namespace Gatehouse;

use Gatehouse\Errors\ConnectionError;

/** @internal An answer that is read while it comes, on a connection of its own. */
final class LiveAnswer
{
    public readonly int $status;
    private readonly \CurlMultiHandle $multi;
    private readonly Received $received;
    private bool $isOver = false;
    private bool $isClosed = false;

    public function __construct(private readonly \CurlHandle $handle, int $timeoutMs)
    {
        $this->received = new Received($handle);
        $this->multi = curl_multi_init();
        curl_multi_add_handle($this->multi, $handle);
        $until = microtime(true) + $timeoutMs / 1000;
        while (!$this->received->isHeadWhole && !$this->isOver && microtime(true) < $until) {
            $this->advance($until);
        }
        $this->status = curl_getinfo($handle, CURLINFO_RESPONSE_CODE);
        if ($this->received->isHeadWhole) {
            return;
        }
        $said = curl_error($handle);
        $this->close();
        throw $this->isOver
            ? new ConnectionError("No response arrived: {$said}", 'NO_ANSWER')
            : new ConnectionError("No answer within {$timeoutMs} ms", 'TIMEOUT');
    }

    public function isStream(): bool
    {
        return str_starts_with($this->received->headers['content-type'] ?? '', 'text/event-stream');
    }

    /** What has arrived, or waits for it; null once the answer has ended, broken off or been silent for so long. */
    public function read(int $silenceMs): ?string
    {
        $until = microtime(true) + $silenceMs / 1000;
        while ($this->received->body === '' && !$this->isOver && microtime(true) < $until) {
            $this->advance($until);
        }

        return $this->received->take();
    }

    /** All of it, where it is no stream. */
    public function whole(int $timeoutMs): Answer
    {
        $body = fopen('php://temp', 'w+b');
        while (($piece = $this->read($timeoutMs)) !== null) {
            fwrite($body, $piece);
        }
        rewind($body);
        $this->close();

        return new Answer($this->status, $this->received->headers, $body);
    }

    public function close(): void
    {
        if (!$this->isClosed) {
            $this->isClosed = true;
            curl_multi_remove_handle($this->multi, $this->handle);
        }
    }

    private function advance(float $until): void
    {
        curl_multi_exec($this->multi, $running);
        $this->isOver = $running === 0;
        if ($this->isOver || $this->received->isNew()) {
            return;
        }
        $seconds = max(0.001, min(1.0, $until - microtime(true)));
        if (curl_multi_select($this->multi, $seconds) === -1) {
            usleep(10_000);
        }
    }
}
