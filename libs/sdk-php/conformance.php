<?php

declare(strict_types=1);

// Answers the cases of test/support/sdk-cases.ts and its neighbours: a JSON line for each that comes.

require __DIR__ . '/autoload.php';

use Gatehouse\Errors\GatehouseError;
use Gatehouse\Gatehouse;
use Gatehouse\Webhooks;

/** @return list<string> */
function namesOf(object $one, string $path): array
{
    $class = new ReflectionClass($one);
    $names = [];
    foreach ($class->getMethods(ReflectionMethod::IS_PUBLIC) as $method) {
        if (!in_array($method->name, ['__construct', 'call'], true)) {
            $names[] = "{$path}.{$method->name}";
        }
    }
    foreach ($class->getProperties(ReflectionProperty::IS_PUBLIC) as $inner) {
        $below = ltrim("{$path}.{$inner->name}", '.');
        $names = [...$names, ...namesOf($inner->getValue($one), $below)];
    }

    return $names;
}

/** @return array<string, mixed> */
function hear(array $asked, array $clients): array
{
    static $held = null;
    if (isset($asked['stream'])) {
        // What was held before is closed first.
        $held = null;
        $opened = new ArrayObject();
        $given = [...$asked['stream'], 'onOpened' => $opened->append(...)];
        $held = ['opened' => $opened, 'events' => $clients[$asked['on']]->events->stream(...$given), 'isBegun' => false];
    }
    $told = [];
    while (count($told) < $asked['take']) {
        $held['isBegun'] ? $held['events']->next() : $held['events']->rewind();
        $held['isBegun'] = true;
        $told[] = $held['events']->current();
    }
    $said = ['opened' => $held['opened']->getArrayCopy(), 'events' => $told];
    if (isset($asked['stop'])) {
        $held = null;
    }

    return $said;
}

/** @return array<string, mixed> */
function errorOf(GatehouseError $error): array
{
    return [
        'name' => (new ReflectionClass($error))->getShortName(),
        'message' => $error->getMessage(),
        'code' => $error->errorCode,
        'status' => $error->status ?? null,
        'fields' => (object) ($error->fields ?? []),
        'retryAfter' => $error->retryAfter ?? null,
        'rateLimit' => $error->rateLimit ?? null,
        'requestId' => $error->requestId ?? null,
    ];
}

/** @param array<string, Gatehouse> $clients */
function answer(array $asked, array &$clients): mixed
{
    if (isset($asked['make'])) {
        $clients[$asked['on']] = new Gatehouse(...$asked['make']);

        return null;
    }
    if (isset($asked['take'])) {
        return hear($asked, $clients);
    }
    if (isset($asked['webhook'])) {
        return Webhooks::read(...$asked['webhook']);
    }
    $client = $clients[$asked['on']];
    if (isset($asked['names'])) {
        return namesOf($client, '');
    }
    $args = $asked['args'] ?? [];
    $key = isset($asked['key']) ? ['idempotencyKey' => $asked['key']] : [];
    if ($asked['method'] === 'call') {
        return $client->call(...$args[0], ...$key);
    }
    $target = $client;
    foreach (array_filter(explode('.', $asked['resource'])) as $part) {
        $target = $target->{$part};
    }
    if ($asked['method'] === 'delete') {
        $target->delete(...$args);

        return null;
    }
    $value = $target->{$asked['method']}(...$args, ...$key);
    if ($value instanceof Generator) {
        return iterator_to_array($value, false);
    }

    return is_resource($value) ? stream_get_contents($value) : $value;
}

$clients = [];
while (($line = fgets(STDIN)) !== false) {
    try {
        $said = ['ok' => answer(json_decode($line, true), $clients)];
    } catch (GatehouseError $error) {
        $said = ['error' => errorOf($error)];
    }
    echo json_encode($said, JSON_THROW_ON_ERROR), "\n";
}
