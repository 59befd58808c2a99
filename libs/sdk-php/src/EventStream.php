<?php

declare(strict_types=1);

namespace Gatehouse;

use Gatehouse\Errors\ConnectionError;
use Gatehouse\Errors\GatehouseError;
use Gatehouse\Errors\PermissionError;
use Gatehouse\Errors\RefusedError;

/**
 * @internal Events over connections that take each other's place. Whoever asks for the next one has worked off the last.
 *
 * @phpstan-type StreamedEvent array{id: string, type: string, timestamp: string, mode: string, data: array<string, mixed>}
 */
final class EventStream
{
    private const RETRY_MS = 1_000;
    private const WAIT_MAX_MS = 30_000;

    private int $retryMs = self::RETRY_MS;
    private int $failures = 0;
    private bool $wasOpened = false;

    public function __construct(
        private readonly Transport $transport,
        private readonly string $path,
        private ?string $lastEventID,
        private readonly int $silenceMs,
        private readonly ?\Closure $onOpened,
    ) {
    }

    /** @return \Generator<int, StreamedEvent> */
    public function events(): \Generator
    {
        $count = 0;
        while (true) {
            try {
                $answer = $this->transport->open(new Call('GET', $this->path, lastEventID: $this->lastEventID));
            } catch (GatehouseError $error) {
                if (!self::mayOpenAgain($error)) {
                    throw $error;
                }
                usleep($this->waitAfter($error));
                continue;
            }
            foreach ($this->heard($answer) as $event) {
                yield $count++ => $event;
            }
            usleep($this->waitAfter(new ConnectionError('The stream broke off', 'NO_ANSWER')));
        }
    }

    /** @return \Generator<int, StreamedEvent> */
    private function heard(LiveAnswer $answer): \Generator
    {
        $parser = new ServerSentEvents();
        try {
            while (($piece = $answer->read($this->silenceMs)) !== null) {
                foreach ($parser->take($piece) as ['event' => $type, 'data' => $data, 'id' => $id]) {
                    $this->retryMs = $parser->retryMs ?? $this->retryMs;
                    if ($type === 'stream.closed') {
                        $this->closed(json_decode($data, true)['reason'] ?? '');

                        return;
                    }
                    if ($type === 'stream.opened') {
                        $this->opened($id);
                    } elseif (!str_starts_with($type, 'stream.')) {
                        yield json_decode($data, true, flags: JSON_THROW_ON_ERROR);
                    }
                    $this->lastEventID = $id === '' ? $this->lastEventID : $id;
                }
            }
        } finally {
            $answer->close();
        }
    }

    private function opened(string $id): void
    {
        $this->wasOpened = true;
        $this->failures = 0;
        if ($this->onOpened !== null) {
            ($this->onOpened)($id);
        }
    }

    private function closed(string $reason): void
    {
        if ($reason === 'rights_ended') {
            throw new PermissionError(403, [
                'code' => 'RIGHTS_ENDED',
                'message' => 'The role of this API user does not cover the event stream any more, or its address is not allowed',
            ]);
        }
        if ($reason === 'token_ended') {
            $this->transport->dropToken();
        }
    }

    /** In microseconds. A first opening gives up as any call does; a stream that has been open is opened again for as long as it takes. */
    private function waitAfter(GatehouseError $error): int
    {
        $options = $this->transport->options;
        $toldMs = $error instanceof RefusedError ? ($error->retryAfter ?? 0) * 1000 : 0;
        $isPatient = $this->failures < $options->retriesMax && $toldMs <= $options->retryWaitMaxMs;
        if (!$this->wasOpened && !$isPatient) {
            throw $error;
        }
        $doubled = ($this->wasOpened ? $this->retryMs : $options->retryDelayMs) * 2 ** min($this->failures, 16);
        $this->failures++;
        $waitMs = min(self::WAIT_MAX_MS, $doubled) * (0.5 + mt_rand() / mt_getrandmax() / 2);

        return (int) (max($toldMs, $waitMs) * 1000);
    }

    private static function mayOpenAgain(GatehouseError $error): bool
    {
        if ($error instanceof ConnectionError) {
            return true;
        }
        if (!$error instanceof RefusedError) {
            return false;
        }

        return $error->status >= 500 || ($error->status === 429 && $error->errorCode !== 'TOO_MANY_STREAMS');
    }
}
