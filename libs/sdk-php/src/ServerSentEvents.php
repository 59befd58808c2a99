<?php

declare(strict_types=1);

namespace Gatehouse;

/** @internal Reads `text/event-stream` piece by piece, as the HTML standard has it. */
final class ServerSentEvents
{
    /** What the server asks to be waited before the stream is opened again. */
    public ?int $retryMs = null;
    private string $left = '';
    private bool $isFirst = true;
    private bool $endedInCr = false;
    private string $event = '';
    /** @var list<string> */
    private array $data = [];
    private string $id = '';

    /**
     * The messages that end in this piece; what is not whole waits for the next one.
     *
     * @return list<array{event: string, data: string, id: string}> `id` is the last one that was named, also by an earlier message
     */
    public function take(string $piece): array
    {
        // The other half of a line break that came with the last piece.
        $text = $this->endedInCr && str_starts_with($piece, "\n") ? substr($piece, 1) : $piece;
        $this->endedInCr = str_ends_with($piece, "\r");
        $lines = preg_split('/\r\n|\n|\r/', $text) ?: [''];
        $lines[0] = $this->left . $lines[0];
        $this->left = (string) array_pop($lines);
        $messages = [];
        foreach ($lines as $line) {
            $message = $this->line($line);
            if ($message !== null) {
                $messages[] = $message;
            }
        }

        return $messages;
    }

    /** @return ?array{event: string, data: string, id: string} */
    private function line(string $line): ?array
    {
        if ($this->isFirst && str_starts_with($line, "\u{FEFF}")) {
            $line = substr($line, 3);
        }
        $this->isFirst = false;
        if ($line === '') {
            return $this->whole();
        }
        [$name, $value] = [...explode(':', $line, 2), ''];
        $value = str_starts_with($value, ' ') ? substr($value, 1) : $value;
        match (true) {
            $name === 'event' => $this->event = $value,
            $name === 'data' => $this->data[] = $value,
            $name === 'id' && !str_contains($value, "\0") => $this->id = $value,
            $name === 'retry' && ctype_digit($value) => $this->retryMs = (int) $value,
            default => null,
        };

        return null;
    }

    /** @return ?array{event: string, data: string, id: string} */
    private function whole(): ?array
    {
        [$event, $data] = [$this->event, $this->data];
        [$this->event, $this->data] = ['', []];

        return $data === []
            ? null
            : ['event' => $event === '' ? 'message' : $event, 'data' => implode("\n", $data), 'id' => $this->id];
    }
}
